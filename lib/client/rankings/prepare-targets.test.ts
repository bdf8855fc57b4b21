import { expect, it } from 'vitest';
import { prepareRankings } from './prepare-rankings';
import { missedOf, sumOfTargets, targetsOf } from './prepare-targets';
import { place, product, UNRANKED } from './test-rows';

const keyword = (id: number, given: Parameters<typeof place>[0]) =>
  place({ search_keyword_id: id, search_keyword_name: `k${id}`, target: 3, ...given });

it('targets count by the service’s flag; no data is in no denominator, not ranked in no distance', () => {
  const targets = prepareRankings([
    product('P', [
      keyword(1, { combined_position: 1, is_on_target: true }),
      // Behind its target by rank, met by the service: the service decides.
      keyword(2, { combined_position: 8, is_on_target: true }),
      keyword(3, { combined_position: 10, is_on_target: false }),
      keyword(4, { ...UNRANKED, is_on_target: false }),
      keyword(5, { ...UNRANKED, is_no_data: true }),
      keyword(6, { target: null }),
    ]),
  ]).map((ranking) => targetsOf(ranking, 'page'));
  expect(targets).toEqual([{ met: 2, missed: 2, noData: 1, distance: 7, unranked: 1 }]);
  expect(sumOfTargets([...targets, ...targets])).toMatchObject({ met: 4, distance: 14 });
});

it('a product without targets misses none, rather than zero of them', () => {
  const [ranking] = prepareRankings([product('P', [keyword(1, { target: null })])]);
  expect(ranking && missedOf(targetsOf(ranking, 'page'))).toBeNull();
});

it('of two rows with one identity the second is told apart and paired with nothing', () => {
  const rows = prepareRankings([product('P', []), product('P', []), product(null, [])]);
  expect(rows.map(({ id, key }) => [id, key])).toEqual([
    ['shop|P', 'shop|P'],
    ['row:1', null],
    ['row:2', null],
  ]);
});
