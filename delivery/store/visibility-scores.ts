import { readDefinitions } from '@/delivery/definitions/read';
import { currentRows } from '@/delivery/loads/current-rows';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { visibilityScores } from '@/lib/contract/visibility-scores';
import type { Answer } from './answer';
import { engineDay } from './days';
import { groupBy } from './group-by';
import { envelope, sliceOf } from './page';
import { POSITION, type PositionType } from './positions';
import { definedCodes, RETAILER_CODE, retailerNaming } from './retailer-naming';
import { LATEST_FIRST } from './row-keys';
import { type BrandCount, scoreOf } from './score';
import { sourcesOf } from './sources';

type Item = ResponseOf<typeof visibilityScores>['items'][number];
type Counted = BrandCount & { source: string };

/** Answers with a score for each source and searched brand, with all retailers whose shelf was collected on the day. */
export const answerVisibilityScores: Answer<typeof visibilityScores> = async (db, customerId, params, signal) => {
  const { visibility_type: type, date, first_n_products: n } = params;
  const [defined, retailers, ownBrands] = await Promise.all([
    readDefinitions(db, customerId, 'visibility_sources', signal),
    readDefinitions(db, customerId, 'retailers', signal),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const counts = await db.query<Counted>(
    brandCounts(params.position_type),
    { customer: customerId, day: engineDay(date), type, n, ...definedCodes(retailers) },
    { signal },
  );
  const naming = retailerNaming(retailers);
  const shelves = groupBy(
    counts.map((count) => ({ ...count, ...naming(count) })),
    ({ source }) => source,
  );
  const pairs = sourcesOf(type, defined, shelves.keys(), ownBrands)
    .filter(({ name }) => shelves.has(name))
    .flatMap((source) => source.searched_brands.map((searched) => ({ source, searched })));

  const items = sliceOf(pairs, params).map(({ source, searched }): Item => {
    const byRetailer = groupBy(shelves.get(source.name) ?? [], (count) => count.retailer_code ?? count.retailer_name);
    return {
      visibility_source_name: source.name,
      visibility_source_id: source.id,
      representative_name: source.representative_name,
      is_power_visibility_source: source.is_power,
      searched_brand: searched.brand,
      searched_brand_group: searched.group,
      is_own_brand: searched.is_own,
      retailer_scores: [...byRetailer.values()].map((shelf) => scoreOf(shelf, source, searched)),
    };
  });
  return envelope(items, pairs.length, params);
};

/**
 * Returns SQL that counts the products among the first N positions of each shelf by brand. The last observation of a
 * position counts. Each shelf keeps one row of other position types, which is not counted, so that a collected shelf
 * exists even without listings of the requested type.
 */
function brandCounts(positionType: PositionType): string {
  const { rank, among } = POSITION[positionType];
  return `
    SELECT source, retailer_name, code AS retailer_code, retailer_country, brand_name, is_searched_brand,
      countIf(asked) AS products
    FROM (
      SELECT visibility_source_name AS source, retailer_name, ${RETAILER_CODE} AS code, retailer_country, brand_name,
        is_searched_brand, ifNull(${among} AND ${rank} <= {n:UInt32}, false) AS asked
      FROM ${currentRows('visibility_listing')}
      WHERE file_date = {day:Date32} AND visibility_type = {type:String}
      ORDER BY ${LATEST_FIRST}
      LIMIT 1 BY source, ifNull(code, retailer_name), asked, if(asked, ${rank}, 0)
    )
    GROUP BY ALL
    ORDER BY ALL`;
}
