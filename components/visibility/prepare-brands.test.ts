import { describe, expect, it } from 'vitest';
import { prepareBrands } from '@/components/visibility/prepare-brands';
import { preparePositions } from '@/components/visibility/prepare-positions';
import { prepareTrend } from '@/components/visibility/prepare-trend';
import { prepareScores } from '@/lib/client/visibility/prepare-scores';
import { at, item } from '@/lib/client/visibility/test-items';

/** One shelf of 20 on which each brand has so many products; the first is the own one. */
function shelf(...counts: number[]) {
  return prepareScores(
    counts.map((own_product_count, index) =>
      item(
        { searched_brand: `Brand ${index}`, is_own_brand: index === 0 },
        at({ own_product_count, score: own_product_count * 5 }),
      ),
    ),
  ).all;
}

describe('shares by brand', () => {
  it('stand on each other while a shelf has room for all of them', () => {
    expect(prepareBrands(shelf(10, 10), 'source')).toMatchObject({
      stackable: true,
      bars: [{ products: 20, shelves: 1, shares: [0.5, 0.5] }],
    });
  });

  it('stand beside each other when one product counts for two brands', () => {
    expect(prepareBrands(shelf(15, 10), 'source').stackable).toBe(false);
  });

  it('name own brands first, then the eight largest, and add up the others', () => {
    const { brands, others, bars } = prepareBrands(shelf(1, 2, 2, 2, 2, 2, 2, 2, 1, 1), 'source');
    expect(brands[0]).toEqual({ name: 'Brand 0', own: true });
    expect([brands.length, others]).toEqual([8, 2]);
    expect(bars[0]?.shares.at(-1)).toBeCloseTo(0.1);
  });

  it('are unknown on shelves without a product, rather than zero', () => {
    const { all } = prepareScores([item({}, at({ own_product_count: 0, total_product_count: 0, score: null }))]);
    expect(prepareBrands(all, 'retailer').bars[0]?.shares).toEqual([null]);
  });

  it('leave out what was not counted, rather than call it zero', () => {
    const { all } = prepareScores([item({}, at({ own_product_count: null, score: null }))]);
    expect(prepareBrands(all, 'retailer').bars).toEqual([]);
  });
});

it('a day that is not kept is a gap, as is a brand that a day does not have', () => {
  const { brands, days, single } = prepareTrend([
    { day: '2026-06-28', scores: shelf(4, 6) },
    { day: '2026-06-29', scores: null },
    { day: '2026-06-30', scores: shelf(5) },
  ]);
  expect(brands.map(({ name }) => name)).toEqual(['Brand 0', 'Brand 1']);
  expect(days.map(({ shares }) => shares)).toEqual([
    [0.2, 0.3],
    [null, null],
    [0.25, null],
  ]);
  expect(days.map(({ shelves }) => shelves)).toEqual([1, null, 1]);
  expect([single, days.map(({ score }) => score.is)]).toEqual([true, [20, null, 25]]);
});

it('an organic miss is a matter of content, a sponsored one of budget', () => {
  const met = prepareScores([item({}, at())]).all;
  const missed = prepareScores([item({}, at({ target: 30, is_target_met: false }))]).all;
  const { rows } = preparePositions({ ORGANIC: missed, SPONSORED: met, OVERALL: met });
  expect(rows.map(({ content, budget }) => [content.count, budget.count])).toEqual([[1, 0]]);
});
