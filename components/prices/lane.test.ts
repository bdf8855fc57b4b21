import { expect, it, vi } from 'vitest';
import { followedWords, LANE_WIDTH, laneAxis, laneOf, laneRow, laneX } from '@/components/prices/lane';
import { createFormat } from '@/lib/client/format/format';
import type { MoveRow } from '@/lib/queries/prices/moves.columns';

const format = createFormat('en-GB');
const mover = (retailer: string, day: string, before: number, after: number) => ({
  ...{ shop: `${retailer}/FR`, retailer, day, before, after, or_earlier: false, changes: 1 },
});

/** Marchandor falls on 18 Nov, Halvéo follows on the next day, and Marchandor is back on 21 Nov. */
const MOVE = {
  ...{ sku: 'S1', sku_name: 'Soap', retailer_country: 'FR', currency: 'EUR', direction: 'Fell', first: 'Marchandor' },
  ...{ moved: '2026-11-18', back: '2026-11-21', last_known: '2026-11-22', state: 'Back' },
  movers: [mover('Marchandor', '2026-11-18', 2.59, 2.42), mover('Halvéo', '2026-11-19', 2.55, 2.45)],
} as unknown as MoveRow;

it('has an axis of a week, or from the day before the oldest move', () => {
  expect(laneAxis([MOVE], '2026-11-22')).toEqual({ from: '2026-11-15', to: '2026-11-22', days: 8 });
  const older = { ...MOVE, moved: '2026-11-03' };
  expect(laneAxis([MOVE, older], '2026-11-22')).toEqual({ from: '2026-11-02', to: '2026-11-22', days: 21 });
});

it('has a stop for each day: first, followed, and back', () => {
  const lane = laneOf(MOVE, laneAxis([MOVE], '2026-11-22'));
  expect(lane.stops.map((stop) => [stop.dayIndex, stop.isFirst, stop.isBack, stop.movers.length])).toEqual([
    [3, true, false, 1],
    [4, false, false, 1],
    [6, false, true, 0],
  ]);
  expect(lane.priceSpan).toEqual([3, 6]);
});

it('stands until the last day with a known price if it is not back', () => {
  const open = { ...MOVE, back: null, last_known: '2026-11-20', state: 'Unknown' };
  expect(laneOf(open, laneAxis([MOVE], '2026-11-22')).priceSpan).toEqual([3, 5]);
});

it('is one stop if the first retailer is back when another one follows', () => {
  const lane = laneOf({ ...MOVE, back: '2026-11-19' }, laneAxis([MOVE], '2026-11-22'));
  expect(lane.stops.map(({ isBack, movers }) => [isBack, movers.length])).toEqual([
    [false, 1],
    [true, 1],
  ]);
});

it('keeps the marks of both ends within the lane', () => {
  const axis = { from: '2026-10-26', to: '2026-11-22', days: 28 };
  expect(laneX(0, axis)).toBeGreaterThanOrEqual(5);
  expect(laneX(27, axis)).toBeLessThanOrEqual(LANE_WIDTH - 5);
  expect(laneX(0, { ...axis, days: 1 })).toBe(5);
});

it('describes the followers with their delay, and whether the price stands', () => {
  expect(followedWords(MOVE, format)).toBe('then Halvéo after 1 day · back on 21 Nov');
  const still = { ...MOVE, movers: MOVE.movers.slice(0, 1), back: null, state: 'Still there' };
  expect(followedWords(still, format)).toBe('no retailer followed · stands');
  const partly = { ...still, state: 'Partly back', last_price: 2.5 };
  expect(followedWords(partly, format)).toBe('no retailer followed · now €2.50');
});

it('describes each stop, and opens the SKU at its retailer', () => {
  const onOpen = vi.fn();
  const axis = laneAxis([MOVE], '2026-11-22');
  const row = laneRow({ move: MOVE, lane: laneOf(MOVE, axis), axis, format, onOpen });
  expect([0, 1, 2].map(row.wordsOf)).toEqual([
    '18 Nov: Marchandor, moved first, €2.59 to €2.42',
    '19 Nov: Halvéo, followed after 1 day, €2.55 to €2.45',
    '21 Nov: Marchandor back',
  ]);
  row.onOpen?.(1);
  expect(onOpen).toHaveBeenLastCalledWith('Halvéo/FR');
  row.onOpen?.(2);
  expect(onOpen).toHaveBeenLastCalledWith('Marchandor/FR');
});
