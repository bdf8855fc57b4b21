import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LaneStrip } from '@/components/prices/first-movers';

const AXIS = { from: '2026-11-15', to: '2026-11-22', days: 8 };
const mover = { shop: 'a', retailer: 'A', day: '', before: 2, after: 1, or_earlier: false, changes: 1 };
const stop = (dayIndex: number, isFirst: boolean) => ({
  day: '',
  dayIndex,
  movers: [mover],
  isFirst,
  isBack: false,
});

it.each([true, false])(
  'draws a filled triangle for the first retailer and a hollow one for a follower, if the price falls: %s',
  (falls) => {
    const lane = { falls, stops: [stop(1, true), stop(3, false)], priceSpan: [1, 7] as const };
    const { container } = render(<LaneStrip lane={lane} axis={AXIS} />);
    const marks = [...container.querySelectorAll('g path')];
    expect(marks.map((mark) => mark.getAttribute('fill'))).toEqual(['var(--ink)', 'var(--ground)']);
    expect(marks.map((mark) => / (\d+)h9/.exec(mark.getAttribute('d') ?? '')?.[1])).toEqual(
      Array(2).fill(falls ? '4' : '12'),
    );
    expect(container.querySelector('circle')).toBeNull();
  },
);
