import { flag } from '@/lib/datasets/compared';
import { ranks } from '@/lib/datasets/ranks/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, NAMED_TUPLES, param, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { STATE_WORDS } from './all.columns';
import { matrixColumns } from './matrix.columns';
import { isOfCountry, type MatrixParams, matrixParams, readMatrixKeywords } from './matrix-keywords';
import { TODAY, todayNeeds } from './needs';
import { listedRanks } from './rank-days';

const { c } = ranks;

const STATES = param(Object.keys(STATE_WORDS), 'Array(String)');
const WORDS = param(Object.values(STATE_WORDS), 'Array(String)');
const CELL = tupleOf(['keyword', 'state', 'rank', 'is_page_one', 'target', 'is_on_target']);
const CELL_WORDS = sql`concat(of_keyword, ' ', ifNull(toString(rank), transform(state, ${STATES}, ${WORDS}, state)))`;

/** Our products at each retailer of a country by keyword, those that are ranked for most keywords first. */
export const matrix = table({
  name: 'rankings/matrix',
  title: 'SKU × keyword',
  noun: 'SKUs at retailers',
  columns: matrixColumns,
  params: matrixParams,
  sort: 'ranked.desc',
  key: ['not_power', 'product_name', 'retailer_name', 'id'],
  needs: todayNeeds,
  select: () => ({
    ...same('shop'),
    id: sql`concat(product_key, '/', shop)`,
    product: sql`any(of_product)`,
    product_name: sql`any(name)`,
    retailer_name: sql`any(retailer)`,
    country: sql`any(shop_country)`,
    brand_name: sql`any(brand)`,
    barcode: sql`any(ean)`,
    is_psku: sql`toBool(max(power))`,
    not_power: sql`toBool(NOT ifNull(max(power), false))`,
    ranked: sql`count(rank)`,
    page_one: sql`countIf(is_page_one)`,
    missed: sql`countIf(NOT is_on_target)`,
    tracked: sql`count()`,
    ranks: sql`arrayStringConcat(arraySort(groupArrayIf(words, is_column)), '; ')`,
    cells: sql`groupArrayIf(cell, is_column)`,
  }),
  async from(params, run) {
    const { country, keywords } = await readMatrixKeywords(params, run);
    const columns = keywords.map(({ keyword }) => keyword);
    const rows = sql`
      SELECT toString(${c.keyword}) AS keyword, ${c.shop}, if(${c.product} = '-', concat('-', toString(${c.row_no})), ${c.product}) AS product_key,
        ranked AS rank, on_first AS is_page_one, ${c.target}, verdict AS is_on_target, state, ${isOneOf(c.keyword, columns)} AS is_column,
        ${c.keyword_name} AS of_keyword, ${c.product} AS of_product, ${c.product_name} AS name, ${c.retailer_name} AS retailer,
        country AS shop_country, ${c.brand_name} AS brand, ${c.barcode} AS ean, ${c.is_psku} AS power, ${matches(params)} AS is_match
      FROM (${await listedRanks(params, run, [TODAY])})
      WHERE ${and(sql`is_ours AND on_shelf`, isOfCountry(country ?? ''))}
      ORDER BY ranked NULLS LAST LIMIT 1 BY shop, product_key, keyword`;
    return sql`FROM (SELECT *, ${CELL} AS cell, ${CELL_WORDS} AS words FROM (${rows}) ${NAMED_TUPLES})
      GROUP BY shop, product_key HAVING max(is_match)`;
  },
});

/** Searches and the filter by verdict select products by any of their keywords. */
function matches({ q, target }: MatrixParams): Sql {
  const ofVerdict = flag(sql`verdict`, 'met', 'missed').text;
  return and(q !== '' && ranks.where({ q }), target.length > 0 && isOneOf(ofVerdict, target));
}
