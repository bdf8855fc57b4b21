import { expect, it } from 'vitest';
import { prepareScores } from '@/lib/client/visibility/prepare-scores';
import { prepareTotals } from '@/lib/client/visibility/prepare-totals';
import { at, item, scoresAt } from '@/lib/client/visibility/test-items';

const missed = { target: 25, is_target_met: false };
const unknown = { score: null, own_product_count: null, is_target_met: null };

it('counts targets met of the scores that have a verdict, and says how many have none', () => {
  const { all, scale } = scoresAt({}, missed, unknown, { target: null, is_target_met: null });
  const totals = prepareTotals(all, scale);
  expect(totals.met).toEqual({ count: 1, of: 2 });
  expect(totals.open).toBe(2);
  expect(totals.near).toEqual({ count: 1, of: 1 });
});

it('counts a shelf once, however many own brands stand on it', () => {
  const { all, scale } = prepareScores([
    item({}, at()),
    item({ searched_brand: 'Second' }, at({ own_product_count: 1, score: 5 })),
    item({ searched_brand: 'Rival', is_own_brand: false }, at({ own_product_count: 9, score: 45 })),
  ]);
  expect(prepareTotals(all, scale).own).toEqual({ count: 5, of: 20 });
});
