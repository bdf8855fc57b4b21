import { COUNTED, scores } from '@/lib/datasets/scores/view';
import { raw, sql } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { TODAY, todayNeed } from './needs';
import { visibilityParams } from './params';
import { sourceColumns } from './sources.columns';

const { c } = scores;

/** The brands with most and second most listings, own ones first among equals. Empty if there are none. */
const brandAt = (rank: 1 | 2) => sql`if(${listingsAt(rank)} > 0, ranked[${raw(String(rank))}].brand, '')`;
const shareAt = (rank: 1 | 2) => sql`if(${listingsAt(rank)} > 0, ${listingsAt(rank)} / nullIf(listings, 0), NULL)`;
const listingsAt = (rank: 1 | 2) => sql`ranked[${raw(String(rank))}].listings`;

/** The brands of the listings of each keyword or category. */
export const sources = table({
  name: 'visibility/sources',
  title: 'Brands by keyword',
  noun: 'keywords',
  columns: sourceColumns,
  params: visibilityParams,
  sort: 'is_power.desc',
  key: ['source_name', 'source'],
  needs: (params) => [todayNeed(params)],
  select: () => ({
    ...same('source', 'source_name', 'is_power', 'shelves', 'listings', 'own_listings'),
    own_share: sql`own_listings / nullIf(listings, 0)`,
    leader: brandAt(1),
    leader_share: shareAt(1),
    second: brandAt(2),
    second_share: shareAt(2),
  }),
  // Filters select shelves. All brands of a shelf are ranked, as its leader would otherwise be the first brand that passes.
  from(params, run) {
    const rows = run.from(TODAY);
    const own = sql`sumIf(ifNull(${c.own_product_count}, 0), ifNull(${c.is_own_brand}, false))`;
    return sql`FROM (
        SELECT source, any(name) AS source_name, max(power) AS is_power, count() AS shelves, sum(total) AS listings, sum(own) AS own_listings,
          groupUniqArrayArray(own_brands) AS all_own, arraySort(ranked -> (0 - ranked.listings, NOT has(all_own, ranked.brand), ranked.brand),
            CAST(CAST(sumMap(brands, held), 'Map(String, Float64)'), 'Array(Tuple(brand String, listings Float64))')) AS ranked
        FROM (
          SELECT any(${c.source}) AS source, any(${c.source_name}) AS name, max(${c.is_power_visibility_source}) AS power,
            max(${c.total_product_count}) AS total, ${own} AS own, groupArray(ifNull(toString(${c.searched_brand}), '')) AS brands,
            groupArray(ifNull(${c.own_product_count}, 0)) AS held,
            groupUniqArrayIf(ifNull(toString(${c.searched_brand}), ''), ifNull(${c.is_own_brand}, false)) AS own_brands
          FROM ${rows} WHERE ${scores.where({})} AND ${COUNTED} AND ${c.shelf} IN (SELECT ${c.shelf} FROM ${rows} WHERE ${scores.where(params)})
          GROUP BY ${c.shelf})
        GROUP BY source)`;
  },
});
