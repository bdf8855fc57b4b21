import { expect, test } from 'vitest';
import { hasNoPlace, lookOf } from '@/components/visibility/verdict';
import { scoresAt } from '@/lib/client/visibility/test-items';

test.each([
  ['no place of the kind', { score: null, total_product_count: 0 }, true],
  ['places and no score', { score: null, total_product_count: 20 }, false],
  ['no score, and nobody says how many places', { score: null, total_product_count: null }, false],
  ['a score of zero', { score: 0, own_product_count: 0 }, false],
])('%s', (_, row, none) => {
  const { all, scale } = scoresAt(row);
  expect(all.map(hasNoPlace)).toEqual([none]);
  // Hatched is what nobody knows: a shelf without such places is known.
  expect(lookOf(all[0], scale).hatched ?? false).toBe(!none && row.score === null);
});
