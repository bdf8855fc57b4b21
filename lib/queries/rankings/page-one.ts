import * as z from 'zod/mini';
import { ranks } from '@/lib/datasets/ranks/view';
import { and, join, raw, type Sql, sql } from '@/lib/metrics/sql';
import { knownDays } from '@/lib/queries/shared/figures';
import { whole } from '../params';
import { type Need, query, type Run } from '../query';
import { comparedNeed, dayNeed, todayNeeds } from './needs';
import { type RankingsParams, rankingsParams } from './params';
import { LISTING_ID, onShelves, rankRows } from './rank-rows';

const { c } = ranks;
const TYPES = ['ORGANIC', 'SPONSORED'] as const;

/** Products of a brand on page one. One on two positions of a keyword counts once. */
export interface BrandOnPageOne {
  /** Null if the brand is not stated. */
  name: string | null;
  own: boolean;
  products: number;
  /** Products on an organic position, and those that are only on sponsored ones. */
  organic: number;
  sponsored_only: number;
  /** Of the products of all brands, 0 to 1. */
  share: number;
  /** Share on the compared day. Null without any product on it, or unless both days have the same position types. */
  share_before: number | null;
}

export interface PageOne {
  products: number;
  /** Position types that are collected. */
  known: { organic: boolean; sponsored: boolean };
  /** Those with most products first. */
  brands: BrandOnPageOne[];
  /** Own brands are never among the others. */
  others: Omit<BrandOnPageOne, 'name' | 'own'> & { brands: number };
}

type BrandRow = Omit<BrandOnPageOne, 'share' | 'share_before'> & { before: number };

const needOf = (type: (typeof TYPES)[number], suffix = '') => ({ view: ranks, as: `${type.toLowerCase()}${suffix}` });

/** The needs of both position types on the day and, if there is one, on the compared day. */
function typeNeeds(params: RankingsParams): Need[] {
  return TYPES.flatMap((position_type) => [
    dayNeed({ ...params, position_type }, needOf(position_type).as),
    ...(params.against
      ? [{ ...comparedNeed({ ...params, position_type }), as: needOf(position_type, '_compared').as }]
      : []),
  ]);
}

/** Who is on page one: products by brand, of the selected keywords and retailers. */
export const pageOne = query({
  name: 'rankings/page-one',
  params: z.object({
    ...rankingsParams,
    /** Brands by name. */
    named: whole(1, 50, 6),
  }),
  needs: (params) => [...todayNeeds(params), ...typeNeeds(params)],
  async answer(params, run): Promise<PageOne> {
    const rows = await readBrands(params, run);
    const sum = (list: readonly BrandRow[], field: 'products' | 'before' | 'organic' | 'sponsored_only') =>
      list.reduce((total, row) => total + row[field], 0);
    const [products, before] = [sum(rows, 'products'), sum(rows, 'before')];
    const isKnown = (type: (typeof TYPES)[number], suffix?: string) => knownDays(run, needOf(type, suffix)).length > 0;
    const isComparable =
      params.against !== undefined && TYPES.every((type) => isKnown(type) === isKnown(type, '_compared'));
    const shares = (list: readonly BrandRow[]) => ({
      products: sum(list, 'products'),
      organic: sum(list, 'organic'),
      sponsored_only: sum(list, 'sponsored_only'),
      share: products > 0 ? sum(list, 'products') / products : 0,
      share_before: isComparable && before > 0 ? sum(list, 'before') / before : null,
    });
    const named = rows.filter(({ own, name }, index) => own || (name !== null && index < params.named));
    const others = rows.filter((row) => !named.includes(row));
    return {
      products,
      known: { organic: isKnown('ORGANIC'), sponsored: isKnown('SPONSORED') },
      brands: named.map((row) => ({ name: row.name, own: row.own, ...shares([row]) })),
      others: { brands: others.length, ...shares(others) },
    };
  },
});

async function readBrands(params: RankingsParams, run: Run): Promise<BrandRow[]> {
  const listed = (now: Sql, suffix?: string) =>
    TYPES.map(async (type) => {
      const isOrganic = raw(String(type === 'ORGANIC'));
      return sql`SELECT ${now} AS now, ${isOrganic} AS organic, ${LISTING_ID} AS listing_id, ${c.brand_name} AS brand,
          ifNull(${c.is_customer_brand}, false) AS is_own
        FROM ${await rankRows(params, run, [needOf(type, suffix)])} WHERE ${and(onShelves(params), c.on_page_one)}`;
    });
  const all = await Promise.all([...listed(sql`true`), ...(params.against ? listed(sql`false`, '_compared') : [])]);
  return run.rows<BrandRow>(
    sql`SELECT name, own, countIf(now) AS products, countIf(now AND in_organic) AS organic, countIf(now AND NOT in_organic) AS sponsored_only,
      countIf(NOT now) AS before
    FROM (
      SELECT now, listing_id, any(brand) AS name, toBool(max(is_own)) AS own, max(organic) AS in_organic
      FROM (${join(all, ' UNION ALL ')}) GROUP BY now, listing_id)
    GROUP BY name, own ORDER BY products DESC, before DESC, own DESC, name`,
  );
}
