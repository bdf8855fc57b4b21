import { expect, it } from 'vitest';
import { matrixColumns } from '@/components/rankings/matrix-columns';
import { prepareMatrix } from '@/components/rankings/prepare-matrix';
import { createFormat } from '@/lib/client/format';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import { targetsOf } from '@/lib/client/rankings/prepare-targets';
import { place, product, UNRANKED, withEveryKeyword } from '@/lib/client/rankings/test-rows';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

const SOAP = { search_keyword_id: 1, search_keyword_name: 'soap' };
const GEL = { search_keyword_id: 2, search_keyword_name: 'gel' };
const LISTED = [
  product('Ours', [
    place({ ...SOAP, combined_position: 5 }),
    place({ ...GEL, ...UNRANKED, target: 3, is_no_data: true }),
  ]),
  product('Rival', [], { is_customer_brand: false }),
  product('Elsewhere', [], { retailer_code: 'other' }),
];

function written(rows: readonly SearchProduct[]) {
  const judged = prepareRankings(rows).map((ranking) => ({ ranking, targets: targetsOf(ranking, 'page') }));
  const matrix = prepareMatrix(judged, () => true);
  const columns = matrixColumns(matrix.keywords, 'page').filter(({ id }) => id.startsWith('keyword'));
  return matrix.rows.map((row) => [
    row.ranking.item.product_id,
    ...columns.map((column) => column.kind === 'number' && column.text(row, createFormat('en-GB'))),
  ]);
}

it('what a service leaves out is not ranked where it looked, without data where it did not, and empty elsewhere', () => {
  const expected = [
    ['Ours', '#5', '·'],
    ['Rival', '–', '·'],
    ['Elsewhere', '', ''],
  ];
  expect(written(LISTED)).toEqual(expected);
  expect(written(withEveryKeyword(LISTED))).toEqual(expected);
});
