import * as z from 'zod/mini';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { whole } from '../params';
import { query, type Run } from '../query';
import { listedRows } from './listed-rows';
import { bothNeeds, COMPARED, COMPARED_PRICES } from './needs';
import { comparedShelf, isCompared, type ShelfParams, shelfParams } from './params';

/** The listings of a brand among the first of a shelf. */
export interface BrandOnShelf {
  /** Null if the brand is not stated. */
  name: string | null;
  own: boolean;
  listings: number;
  sponsored: number;
  /** On the compared shelf. Null if it is not collected. */
  before: number | null;
}

export interface ShelfBrands {
  /** Listings among the first. */
  listings: number;
  /** Those with most listings first. A brand may only be on the compared shelf. */
  brands: BrandOnShelf[];
}

type BrandRow = Omit<BrandOnShelf, 'before'> & { earlier: number };

/** The first listings of a shelf by brand, regardless of filters. */
export const brands = query({
  name: 'shelf/brands',
  params: z.object({
    ...shelfParams,
    /** Number of the first listings. */
    first: whole(1, 1000, 10),
  }),
  needs: bothNeeds,
  async answer(params, run): Promise<ShelfBrands> {
    const rows = await readBrands(params, run);
    const isKnown = isCompared(params) && run.days(COMPARED).some(({ rows }) => rows > 0);
    return {
      listings: rows.reduce((sum, row) => sum + row.listings, 0),
      brands: rows.map(({ earlier, ...row }) => ({ ...row, before: isKnown ? earlier : null })),
    };
  },
});

async function readBrands(params: ShelfParams & { first: number }, run: Run): Promise<BrandRow[]> {
  const first = (rows: Sql, now: Sql) =>
    sql`SELECT ${now} AS now, brand, is_own, is_sponsored FROM ${rows} WHERE ifNull(rank <= ${param(params.first, 'Float64')}, false)`;
  const [today, compared] = await Promise.all([
    listedRows(params, run),
    isCompared(params) ? listedRows(comparedShelf(params), run, { listed: COMPARED, prices: COMPARED_PRICES }) : null,
  ]);
  const earlier = compared ? sql` UNION ALL ${first(compared, sql`false`)}` : sql``;
  return run.rows<BrandRow>(
    sql`SELECT brand AS name, toBool(ifNull(is_own, false)) AS own, countIf(now) AS listings, countIf(now AND is_sponsored) AS sponsored,
      countIf(NOT now) AS earlier
    FROM (${first(today, sql`true`)}${earlier}) GROUP BY name, own ORDER BY listings DESC, earlier DESC, own DESC, name`,
  );
}
