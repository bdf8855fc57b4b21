import { describe, expect, it } from 'vitest';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { collectedShelves, prepareMovers } from './prepare-movers';
import { prepareRankings } from './prepare-rankings';
import { place, product, UNRANKED, withEveryKeyword } from './test-rows';

const at = (combined_position: number, page_no = 1) => place({ combined_position, page_no });

function movers(before: SearchProduct[], now: SearchProduct[]) {
  const days = { now: prepareRankings(now), before: prepareRankings(before) };
  const collected = { now: collectedShelves(days.now), before: collectedShelves(days.before) };
  return prepareMovers(days.now, days.before, collected, { basis: 'page', accepts: () => true });
}

/** Keeps the shelf collected whatever the product does. */
const other = product('Q', [at(1)]);

describe('a product on one shelf on two days', () => {
  it.each([
    ['moves up', at(9), at(4), { move: 'up', gained: 5, offPageOne: false }],
    ['moves down', at(4), at(9), { move: 'down', gained: -5, offPageOne: false }],
    ['falls off page one by the page named, not by its rank', at(4), at(9, 2), { move: 'down', offPageOne: true }],
    ['falls off page one at the rank it had', at(9), at(9, 2), { move: 'same', gained: 0, offPageOne: true }],
    ['enters', place(UNRANKED), at(4), { move: 'entered', gained: null }],
    ['leaves, and page one with it', at(4), place(UNRANKED), { move: 'left', gained: null, offPageOne: true }],
    ['leaves from the second page', at(40, 2), place(UNRANKED), { move: 'left', offPageOne: false }],
  ])('%s', (_, before, now, expected) => {
    const { rows } = movers([product('P', [before]), other], [product('P', [now]), other]);
    expect(rows).toMatchObject([expected]);
  });

  it('left where a collected day does not list it', () => {
    expect(movers([product('P', [at(4)]), other], [other]).rows).toMatchObject([{ move: 'left', offPageOne: true }]);
  });

  it.each([
    ['was not collected', product('P', [place({ ...UNRANKED, is_no_data: true })])],
    ['is not known to be collected', product('P', [place({ ...UNRANKED, is_no_data: null })])],
  ])('is not compared where a day %s', (_, now) => {
    const { rows, notComparable } = movers([product('P', [at(4)])], [now]);
    expect([rows, notComparable]).toEqual([[], 1]);
  });

  const DAYS = {
    before: [product('P', [at(4)]), product('Q', [at(1)]), product('R', [at(9)])],
    now: [product('P', []), product('Q', [at(1)]), product('S', [at(2)])],
  };
  it.each([
    ['both days list places alone', DAYS.before, DAYS.now],
    ['both days list every keyword', withEveryKeyword(DAYS.before), withEveryKeyword(DAYS.now)],
    ['the earlier day lists every keyword', withEveryKeyword(DAYS.before), DAYS.now],
    ['the later day lists every keyword', DAYS.before, withEveryKeyword(DAYS.now)],
  ])('entered and left by the shelf, where %s', (_, before, now) => {
    const { rows, count, notComparable } = movers(before, now);
    expect(rows.map(({ ranking, move }) => [ranking.item.product_id, move])).toEqual([
      ['P', 'left'],
      ['S', 'entered'],
      ['R', 'left'],
    ]);
    expect([count.same, notComparable]).toEqual([1, 0]);
  });

  it('that stays is counted and no mover', () => {
    const { rows, count } = movers([product('P', [at(4)])], [product('P', [at(4)])]);
    expect([rows.length, count.same]).toEqual([0, 1]);
  });
});
