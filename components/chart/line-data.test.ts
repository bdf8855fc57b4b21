import { describe, expect, it } from 'vitest';
import { type LineData, lineSheet, standsAlone, toPoints } from '@/components/chart/line-data';

const DATA: LineData = {
  buckets: ['1', '2', '3'].map((label) => ({ label, dates: `${label} Jun 2026` })),
  series: [{ key: 'a', name: 'Alba', style: { color: 'red', width: 1 }, values: [5, null, 0] }],
};

describe('points of a line chart', () => {
  it('keeps a gap a gap and a zero a zero', () => {
    expect(toPoints(DATA).map((point) => point.a)).toEqual([5, null, 0]);
  });

  it('finds the values that no segment would show', () => {
    const values = [null, 3, null, 4, 5];
    expect(values.filter((_, index) => standsAlone(values, index))).toEqual([3]);
  });

  it('dashes only the segment into an unfinished last bucket', () => {
    const points = toPoints({ ...DATA, unfinished: true });
    expect(points.map((point) => point.a)).toEqual([5, null, null]);
    expect(points.map((point) => point['a~'])).toEqual([undefined, null, 0]);
  });

  it('has a table twin with the same numbers, the last bucket included', () => {
    const sheet = lineSheet('Index', { ...DATA, unfinished: true, observations: [3, 0, 1] });
    expect(sheet.rows).toEqual([
      ['1 Jun 2026', 5, 3],
      ['2 Jun 2026', null, 0],
      ['3 Jun 2026', 0, 1],
    ]);
  });
});
