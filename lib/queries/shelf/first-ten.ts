import * as z from 'zod/mini';
import { FIRST_PLACES } from '@/lib/datasets/listings/filters';
import { raw, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { query, type Run } from '../query';
import { placeNeeds } from './needs';
import { type ShelfParams, shelfParams } from './params';
import { placeRows } from './place-rows';

/** The first places of a day. */
export interface FirstOfDay {
  /** Whether they are those of the listings, or else of the ranks of tracked products. */
  isListed: boolean;
  own: number;
  known: number;
  /** The brand of each place, as its index in `brands`. Null if the place is not known. */
  places: (number | null)[];
  /** Whether each place is known to be sponsored. */
  sponsored: boolean[];
}

export interface FirstTen {
  days: string[];
  /** Own ones first, then those with most places in the period. `name` is null if the brand is not stated. */
  brands: { name: string | null; own: boolean; places: number }[];
  /** Null for days on which too few places are known. */
  first: (FirstOfDay | null)[];
}

interface PlaceRow {
  on_day: string;
  rank: number;
  brand: string | null;
  own: boolean;
  is_sponsored: boolean | null;
  is_listed: boolean;
}

/** Who was in the first places of a shelf on each day of the period, from what is collected. It requests nothing. */
export const firstTen = query({
  name: 'shelf/first-ten',
  params: z.object(shelfParams),
  needs: placeNeeds,
  async answer(params, run): Promise<FirstTen> {
    const rows = await readLedgerRows(params, run);
    const keyOf = ({ brand, own }: PlaceRow) => JSON.stringify([brand, own]);
    const brands = [...groupBy(rows, keyOf)]
      .map(([key, ofBrand]) => ({
        key,
        name: ofBrand[0]?.brand ?? null,
        own: ofBrand[0]?.own ?? false,
        places: ofBrand.length,
      }))
      .toSorted((a, b) => Number(b.own) - Number(a.own) || b.places - a.places || (a.key < b.key ? -1 : 1));
    const indexOf = new Map(brands.map(({ key }, index) => [key, index]));
    const onDay = groupBy(rows, ({ on_day }) => on_day);
    const days = daysOfPeriod(params);
    return {
      days,
      brands: brands.map(({ name, own, places }) => ({ name, own, places })),
      first: days.map((day) => firstOf(onDay.get(day) ?? [], (row) => indexOf.get(keyOf(row)) ?? null)),
    };
  },
});

function firstOf(rows: readonly PlaceRow[], brandOf: (row: PlaceRow) => number | null): FirstOfDay | null {
  if (rows.length === 0) return null;
  const byRank = new Map(rows.map((row) => [row.rank, row]));
  const places = Array.from({ length: FIRST_PLACES }, (_, index) => byRank.get(index + 1));
  return {
    isListed: rows.some(({ is_listed }) => is_listed),
    own: rows.filter(({ own }) => own).length,
    known: rows.length,
    places: places.map((row) => (row ? brandOf(row) : null)),
    sponsored: places.map((row) => row?.is_sponsored === true),
  };
}

async function readLedgerRows(params: ShelfParams, run: Run): Promise<PlaceRow[]> {
  return run.rows<PlaceRow>(
    sql`SELECT toString(day) AS on_day, rank, nullIf(brand, '') AS brand, toBool(ifNull(is_own, false)) AS own, is_sponsored, is_listed
    FROM ${await placeRows(params, run)} WHERE rank <= ${raw(String(FIRST_PLACES))} ORDER BY on_day, rank`,
  );
}
