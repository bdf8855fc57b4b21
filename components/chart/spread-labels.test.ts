import { describe, expect, it } from 'vitest';
import { spreadLabels } from '@/components/chart/spread-labels';

const spreadYs = (ys: number[]) => [
  ...spreadLabels(
    ys.map((y, index) => ({ key: String(index), y })),
    { gap: 15, top: 0, bottom: 100 },
  ).values(),
];

describe('labels at the ends of lines', () => {
  it('stay at their lines when there is room', () => {
    expect(spreadYs([10, 50, 90])).toEqual([10, 50, 90]);
  });

  it('move apart when lines end together, in the order of the lines', () => {
    expect(spreadYs([50, 50, 51])).toEqual([50, 65, 80]);
  });

  it('stay inside the plot', () => {
    expect(spreadYs([98, 99, 100])).toEqual([70, 85, 100]);
  });
});
