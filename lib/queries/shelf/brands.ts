import * as z from 'zod/mini';
import { FIRST_POSITIONS } from '@/lib/datasets/listings/filters';
import { listings } from '@/lib/datasets/listings/view';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { query, type Run } from '../query';
import { comparedRows, isComparedKnown, listedRows } from './listed-rows';
import { bothNeeds } from './needs';
import { type ShelfParams, shelfParams } from './params';

const { c } = listings;

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
  params: z.object(shelfParams),
  needs: bothNeeds,
  async answer(params, run): Promise<ShelfBrands> {
    const isKnown = isComparedKnown(params, run);
    const rows = await readBrands(params, run, isKnown);
    return {
      listings: rows.reduce((sum, row) => sum + row.listings, 0),
      brands: rows.map(({ earlier, ...row }) => ({ ...row, before: isKnown ? earlier : null })),
    };
  },
});

async function readBrands(params: ShelfParams, run: Run, isKnown: boolean): Promise<BrandRow[]> {
  const first = (rows: Sql, now: Sql) =>
    sql`SELECT ${now} AS now, brand, is_own, ${c.is_sponsored} FROM ${rows} WHERE ifNull(${c.rank} <= ${param(FIRST_POSITIONS, 'Float64')}, false)`;
  const [today, compared] = await Promise.all([listedRows(params, run), isKnown ? comparedRows(params, run) : null]);
  const earlier = compared ? sql` UNION ALL ${first(compared, sql`false`)}` : sql``;
  return run.rows<BrandRow>(
    sql`SELECT brand AS name, toBool(ifNull(is_own, false)) AS own, countIf(now) AS listings, countIf(now AND is_sponsored) AS sponsored,
      countIf(NOT now) AS earlier
    FROM (${first(today, sql`true`)}${earlier}) GROUP BY name, own ORDER BY listings DESC, earlier DESC, own DESC, name`,
  );
}
