import { ranks, VERDICT } from '@/lib/datasets/ranks/view';
import { isDay, isOneOf } from '@/lib/metrics/conditions';
import { and, pick, sql } from '@/lib/metrics/sql';
import { list } from '../params';
import { same, table } from '../table';
import { allColumns } from './all.columns';
import { bothDayNeeds, bothDays } from './needs';
import { rankingsParams } from './params';
import { LISTING_ID, oncePerKeyword, rankOf, rankRows, SHELF_ID, STATE } from './rank-rows';

const { c } = ranks;

/** Columns with the same name in the warehouse table. */
const SAME = [
  'keyword',
  'shop',
  'keyword_name',
  'retailer_name',
  'product',
  'product_name',
  'brand_name',
  'barcode',
  'product_id',
  'is_psku',
  'target',
  'page_no',
  'position',
  'combined_position',
  'verdict_agrees',
] as const;

/** Each product of the day for each keyword at each retailer, once: at its best rank. */
export const all = table({
  name: 'rankings/all',
  title: 'All ranks',
  noun: 'ranks',
  columns: allColumns,
  params: {
    ...rankingsParams,
    /** Ranks by identifier. All if omitted. */
    id: list(),
    /** Keywords at retailers, as `keyword/shop`. All if omitted. */
    shelf: list(),
  },
  sort: 'keyword_name.asc',
  key: ['retailer_name', 'not_own', 'rank', 'product_name', 'id'],
  needs: bothDayNeeds,
  select: () => ({
    ...pick(c, ...SAME),
    ...same('country', 'moved', 'rank_before', 'state', 'distance'),
    id: sql`listing_id`,
    is_power: sql`is_power_keyword`,
    own: c.is_customer_brand,
    rank: sql`ranked`,
    is_on_target: sql`verdict`,
    not_own: sql`toBool(NOT ifNull(${c.is_customer_brand}, false))`,
  }),
  async from(params, run) {
    const listed = sql`SELECT *, ${rankOf(params)} AS ranked, ${VERDICT} AS verdict, ${STATE} AS state, ${c.rank} - ${c.target} AS distance,
        ${LISTING_ID} AS listing_id, ${isDay(c.day, params.date)} AS now
      FROM ${oncePerKeyword(params, await rankRows(params, run, bothDays(params)))}`;
    const { id, shelf } = params;
    const selected = [
      sql`now`,
      ranks.where(params),
      id.length > 0 && isOneOf(sql`listing_id`, id),
      shelf.length > 0 && isOneOf(SHELF_ID, shelf),
    ];
    return sql`FROM (
        SELECT *, anyIf(ranked, NOT now) OVER (PARTITION BY listing_id) AS rank_before, rank_before - ranked AS moved FROM (${listed}))
      WHERE ${and(...selected)}`;
  },
});
