import { expect, it } from 'vitest';
import { prepareMatrix } from '@/components/rankings/prepare-matrix';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import { targetsOf } from '@/lib/client/rankings/prepare-targets';
import { place, product, UNRANKED } from '@/lib/client/rankings/test-rows';

const keyword = (search_keyword_name: string, combined_position: number | null) =>
  place({
    ...(combined_position === null ? UNRANKED : { combined_position }),
    search_keyword_id: null,
    search_keyword_name,
    target: 3,
    is_on_target: combined_position !== null && combined_position <= 3,
  });

it('begins with the product that is nearest to its missed targets, and the keywords at which it stands', () => {
  const rankings = prepareRankings([
    product('nowhere', [keyword('soap', null), keyword('gel', null)]),
    product('there', [keyword('soap', 1), keyword('gel', null)]),
    product('far', [keyword('soap', 40), keyword('gel', null)]),
    product('near', [keyword('soap', null), keyword('gel', 5)]),
  ]);
  const judged = rankings.map((ranking) => ({ ranking, targets: targetsOf(ranking, 'page') }));
  const { rows, keywords } = prepareMatrix(judged, () => true);
  expect(rows.map(({ ranking }) => ranking.item.product_id)).toEqual(['near', 'far', 'there', 'nowhere']);
  expect(keywords.map(({ name }) => name)).toEqual(['gel', 'soap']);
});
