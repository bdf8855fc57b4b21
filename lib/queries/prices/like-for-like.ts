import { offers } from '@/lib/datasets/offers/view';
import { type Sql, sql } from '@/lib/metrics/sql';
import { isHeadline, selectMeasures } from '@/lib/metrics/view';
import type { Run } from '../query';
import { bothDaysOffers } from './frame';
import type { PricesParams } from './params';

export type OfferMeasure = keyof typeof offers.measures;

/** Returns SQL of the offers of `bothDaysOffers` with `on_both`: whether both days have the offer. */
function pairedOffers(params: PricesParams, run: Run): Sql {
  const byOffer = sql`OVER (PARTITION BY ${offers.c.id})`;
  return sql`SELECT *, min(now) ${byOffer} != max(now) ${byOffer} AS on_both FROM (${bothDaysOffers(params, run)})`;
}

type FigureRow = Record<string, unknown> & { now: boolean };

/**
 * Returns measures of the day and the compared day over the offers that both have, so that new and gone offers do not
 * change a figure. Null unless both days have offers that pass the filters.
 */
export async function sameOffers<M extends OfferMeasure>(
  params: PricesParams,
  run: Run,
  measures: readonly M[],
): Promise<Record<M, { now: number | null; before: number | null }> | null> {
  if (!params.against) return null;
  const rows = await run.rows<FigureRow & { on_both: boolean }>(
    sql`SELECT now, on_both, ${selectMeasures(offers, measures)}
    FROM (${pairedOffers(params, run)}) GROUP BY now, on_both`,
  );
  if (!rows.some(({ now }) => now) || rows.every(({ now }) => now)) return null;
  const value = (isNow: boolean, name: M) => {
    const row = rows.find(({ now, on_both }) => on_both && now === isNow);
    return row && isHeadline(row, name) ? (row[name] as number | null) : null;
  };
  const figures = measures.map((name) => [name, { now: value(true, name), before: value(false, name) }]);
  return Object.fromEntries(figures);
}
