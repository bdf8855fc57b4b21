import { expect, it } from 'vitest';
import { prepareChanges } from '@/components/price-competition/prepare-change';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionOf, SELLING } from '@/lib/client/competition/test-rows';

const ids = ['0', '1', '2', '3'].map((digit) => `3f0c6a52-7a54-4c57-9d0b-2f6c6f0d8c1${digit}`);

function pairsOf(indices: readonly (number | null | undefined)[]) {
  const competitions = indices.flatMap((index, at) => {
    if (index === undefined) return [];
    const side = (value: number | null) => ({ rsp_value: value === null ? null : String(value) });
    const block = { rsp_index: index, base: side(index && index / 50), benchmark: side(2) };
    return [competitionOf({ competition_id: ids[at], rows: [{ standard: block, with_oos: block }] })];
  });
  return preparePairs(competitions, SELLING);
}

it('a change is said of competitions with an index in both periods, the largest first', () => {
  const now = pairsOf([102, 110, null, 100]);
  const before = pairsOf([100, 120, 100, undefined]);
  const found = prepareChanges(now.pairs, before.pairs, 'rsp', now.calibrated.calibration);
  expect(found.rows.map(({ difference }) => difference)).toEqual([-10, 2, null]);
  expect(found.rows[0]?.split?.base).toBeCloseTo(-10, 9);
  expect([found.comparable, found.entered, found.left]).toEqual([2, 1, 0]);
});
