import * as z from 'zod/mini';
import { FIRST_POSITIONS } from '@/lib/datasets/listings/filters';
import { raw, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { query, type Run } from '../query';
import { positionNeeds } from './needs';
import { type ShelfParams, shelfParams } from './params';
import { positionRows } from './position-rows';

/** The first positions of a day. */
export interface FirstOfDay {
  /** Whether they are those of the listings, or else of the ranks of tracked products. */
  isListed: boolean;
  own: number;
  known: number;
  /** The brand of each position, as its index in `brands`. Null if the position is not known. */
  positions: (number | null)[];
  /** Whether each position is known to be sponsored. */
  sponsored: boolean[];
}

export interface FirstTen {
  days: string[];
  /** Own ones first, then those with most positions in the period. `name` is null if the brand is not stated. */
  brands: { name: string | null; own: boolean; positions: number }[];
  /** Null for days on which too few positions are known. */
  first: (FirstOfDay | null)[];
}

interface PositionRow {
  on_day: string;
  rank: number;
  brand: string | null;
  own: boolean;
  is_sponsored: boolean | null;
  is_listed: boolean;
}

/** Who was in the first positions of a shelf on each day of the period, from what is collected. It requests nothing. */
export const firstTen = query({
  name: 'shelf/first-ten',
  params: z.object(shelfParams),
  needs: positionNeeds,
  async answer(params, run): Promise<FirstTen> {
    const rows = await readLedgerRows(params, run);
    const keyOf = ({ brand, own }: PositionRow) => JSON.stringify([brand, own]);
    const brands = [...groupBy(rows, keyOf)]
      .map(([key, ofBrand]) => ({
        key,
        name: ofBrand[0]?.brand ?? null,
        own: ofBrand[0]?.own ?? false,
        positions: ofBrand.length,
      }))
      .toSorted((a, b) => Number(b.own) - Number(a.own) || b.positions - a.positions || (a.key < b.key ? -1 : 1));
    const indexOf = new Map(brands.map(({ key }, index) => [key, index]));
    const onDay = groupBy(rows, ({ on_day }) => on_day);
    const days = daysOfPeriod(params);
    return {
      days,
      brands: brands.map(({ name, own, positions }) => ({ name, own, positions })),
      first: days.map((day) => firstOf(onDay.get(day) ?? [], (row) => indexOf.get(keyOf(row)) ?? null)),
    };
  },
});

function firstOf(rows: readonly PositionRow[], brandOf: (row: PositionRow) => number | null): FirstOfDay | null {
  if (rows.length === 0) return null;
  const byRank = new Map(rows.map((row) => [row.rank, row]));
  const positions = Array.from({ length: FIRST_POSITIONS }, (_, index) => byRank.get(index + 1));
  return {
    isListed: rows.some(({ is_listed }) => is_listed),
    own: rows.filter(({ own }) => own).length,
    known: rows.length,
    positions: positions.map((row) => (row ? brandOf(row) : null)),
    sponsored: positions.map((row) => row?.is_sponsored === true),
  };
}

async function readLedgerRows(params: ShelfParams, run: Run): Promise<PositionRow[]> {
  return run.rows<PositionRow>(
    sql`SELECT toString(day) AS on_day, rank, nullIf(brand, '') AS brand, toBool(ifNull(is_own, false)) AS own, is_sponsored, is_listed
    FROM ${await positionRows(params, run)} WHERE rank <= ${raw(String(FIRST_POSITIONS))} ORDER BY on_day, rank`,
  );
}
