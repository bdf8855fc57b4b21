import { fell, offers, rose } from '@/lib/datasets/offers/view';
import { type Sql, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import type { Tile } from '@/lib/queries/shared/tiles';
import type { Run } from '../query';
import { priceChanges } from './changes';
import { bothDaysOffers, COMPARED_PRICE, frontOffers } from './frame';
import type { PricesParams } from './params';

const { c } = offers;

type Counts = Pick<Tile, 'value' | 'part' | 'whole' | 'of' | 'trend'>;

function countTile(name: string, title: string, definition: string, counts: Counts): Tile {
  return { name, title, definition, unit: 'count', better: null, before: null, ...counts };
}

/**
 * SKUs whose lowest price in stock fell since the compared day, and those for which it rose, by the retailers that have an
 * offer on both days: a retailer that only one day has changes no price.
 */
export async function lowestTiles(params: PricesParams, run: Run): Promise<Tile[]> {
  const tiles = (counts: { fell: number; rose: number; both: number } | null) => {
    const commonFields = { part: null, whole: counts?.both ?? null, of: 'SKUs with a price on both days', trend: [] };
    const where =
      'Compares the retailers with an offer on both days, and counts SKUs by currency with a price in stock on both.';
    return [
      countTile('lowest_fell', 'Lowest price fell', `SKUs whose lowest price in stock fell. ${where}`, {
        ...commonFields,
        value: counts?.fell ?? null,
      }),
      countTile('lowest_rose', 'Lowest price rose', `SKUs whose lowest price in stock rose. ${where}`, {
        ...commonFields,
        value: counts?.rose ?? null,
      }),
    ];
  };
  if (!params.against) return tiles(null);
  const [earlier, later] = [sql`earlier`, sql`later`];
  const days = sql`count() OVER (PARTITION BY ${c.sku}, ${c.shop}, ${c.currency})`;
  const counts = await run.row<{ fell: number; rose: number; both: number }>(
    sql`SELECT countIf(${fell(earlier, later)}) AS fell, countIf(${rose(earlier, later)}) AS rose, count() AS both
    FROM (
      SELECT minIf(${COMPARED_PRICE}, now) AS later, minIf(${COMPARED_PRICE}, NOT now) AS earlier
      FROM (SELECT *, ${days} AS days FROM (${frontOffers(bothDaysOffers(params, run))})) WHERE days = 2 GROUP BY ${c.sku}, ${c.currency})
    WHERE later IS NOT NULL AND earlier IS NOT NULL`,
  );
  return tiles(counts.both > 0 ? counts : null);
}

/** Changes of prices since the compared day, those that fell and those that rose, each by day. */
export async function changeTiles(params: PricesParams, run: Run): Promise<Tile[]> {
  const { against, date } = params;
  const rows = await run.rows<{ day: string; falls: number; rises: number }>(byDay(priceChanges(params, run)));
  const counts = new Map(rows.map((row) => [row.day, row]));
  // The first known day has no earlier price.
  const comparableDays = knownDays(run, { view: offers }).toSorted().slice(1);
  const tile = (name: string, title: string, definition: string, count: (row: (typeof rows)[number]) => number) => {
    const on = (day: string) =>
      comparableDays.includes(day) ? count(counts.get(day) ?? { day, falls: 0, rises: 0 }) : null;
    const since = comparableDays.filter((day) => day <= date && (against === undefined || day > against));
    const value = since.length > 0 ? since.reduce((sum, day) => sum + (on(day) ?? 0), 0) : null;
    return countTile(name, title, definition, {
      ...{ value, part: null, whole: null, of: null },
      trend: daysOfPeriod(params).map(on),
    });
  };
  const since = 'since the compared day, of the offer that a shopper sees first at a retailer';
  return [
    tile('price_changes', 'Price changes', `Changes of prices ${since}.`, ({ falls, rises }) => falls + rises),
    tile('price_falls', 'Prices fell', `Falls of prices ${since}.`, ({ falls }) => falls),
    tile('price_rises', 'Prices rose', `Rises of prices ${since}.`, ({ rises }) => rises),
  ];
}

function byDay(changes: Sql): Sql {
  return sql`SELECT day, countIf(falls) AS falls, countIf(NOT falls) AS rises FROM ${changes} GROUP BY day`;
}
