import { describe, expect, it } from 'vitest';
import { prepareChanges } from '@/lib/client/scorecards/prepare-changes';
import { testScores } from '@/lib/client/scorecards/test-rows';

const asked = { weighting: 'reviews', minimum: 0 } as const;

describe('two ranges like for like', () => {
  const before = testScores(
    { service_sku_id: 'A', average_rating: 4, review_count: 100 },
    { service_sku_id: 'B', average_rating: 3, review_count: 1 },
    { service_sku_id: 'left', average_rating: 1, review_count: 500 },
    { service_sku_id: 'unrated', average_rating: null },
  );
  const now = testScores(
    { service_sku_id: 'A', average_rating: 4, review_count: 10 },
    { service_sku_id: 'B', average_rating: 2, review_count: 30 },
    { service_sku_id: 'entered', average_rating: 5, review_count: 500 },
    { service_sku_id: 'unrated', average_rating: 5 },
  );

  it('count a change of what both hold alone, and the rest apart', () => {
    const changes = prepareChanges(now, before, asked);
    expect(changes.count).toEqual({ both: 2, entered: 1, left: 1, unrated: 1 });
    expect(changes.rows.filter(({ kind }) => kind !== 'both').map(({ rating }) => rating)).toEqual([null, null, null]);
  });

  it('weigh both sides by the later range, so that only ratings move the mean', () => {
    // now (4 × 10 + 2 × 30) / 40, before (4 × 10 + 3 × 30) / 40
    expect(prepareChanges(now, before, asked).mean).toEqual({ now: 2.5, before: 3.25, weighed: 2 });
    expect(prepareChanges(now, before, { ...asked, weighting: 'alike' }).mean).toEqual({
      now: 3,
      before: 3.5,
      weighed: 2,
    });
  });

  it('call nothing entered that was there with fewer reviews than the minimum', () => {
    const changes = prepareChanges(now, before, { ...asked, minimum: 10 });
    expect(changes.small).toBe(1);
    expect(changes.count).toEqual({ both: 1, entered: 1, left: 1, unrated: 1 });
    expect(changes.rows.map(({ score }) => score.row.service_sku_id)).not.toContain('B');
  });
});

it('a SKU that several rows name is not paired, on either side', () => {
  const twice = testScores({ average_rating: 4 }, { average_rating: 1 });
  const once = testScores({ average_rating: 5 });
  for (const changes of [prepareChanges(twice, once, asked), prepareChanges(once, twice, asked)])
    expect(changes).toMatchObject({ rows: [], unpaired: 3 });
});

it('counts without a number on one side make no change of reviews', () => {
  const [change] = prepareChanges(testScores({ review_count: 3 }), testScores({ review_count: null }), asked).rows;
  expect(change).toMatchObject({ kind: 'both', rating: 0, reviews: null });
});
