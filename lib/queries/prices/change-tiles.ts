import { fell, offers, rose } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import type { Run } from '../query';
import { priceChanges } from './changes';
import { bothDaysOffers, COMPARED_PRICE, frontOffers } from './frame';
import type { PricesParams } from './params';

const { c } = offers;

/** The average discount over the offers that both days have, so that new and gone offers do not change it. */
export async function sameOffersTile(params: PricesParams, run: Run): Promise<Tile> {
  const byOffer = sql`OVER (PARTITION BY ${c.id})`;
  const [tile] = await tilesAnswer(run, {
    view: offers,
    date: params.date,
    against: params.against,
    steps: [],
    known: [],
    measures: ['discount'],
    rows: sql`(SELECT *, min(now) ${byOffer} != max(now) ${byOffer} AS on_both FROM (${bothDaysOffers(params, run)}))`,
    where: sql`on_both`,
  });
  return {
    ...tile,
    name: 'same_offers_discount',
    title: 'Average discount of the same offers',
    definition: 'Average discount over the offers that both the day and the compared day have.',
  };
}

type Counts = Pick<Tile, 'name' | 'title' | 'definition' | 'value'> & Partial<Tile>;

function countTile(counts: Counts): Tile {
  return { unit: 'count', better: null, part: null, whole: null, of: null, before: null, trend: [], ...counts };
}

/**
 * SKUs whose lowest price in stock fell since the compared day, and those for which it rose, by the retailers that have an
 * offer on both days: a retailer that only one day has changes no price.
 */
export async function lowestTiles(params: PricesParams, run: Run): Promise<Tile[]> {
  const [earlier, later] = [sql`earlier`, sql`later`];
  const days = sql`count() OVER (PARTITION BY ${c.sku}, ${c.shop}, ${c.currency})`;
  const { both, ...counts } = await run.row<{ fell: number; rose: number; both: number }>(
    sql`SELECT countIf(${fell(earlier, later)}) AS fell, countIf(${rose(earlier, later)}) AS rose, count() AS both
    FROM (
      SELECT minIf(${COMPARED_PRICE}, now) AS later, minIf(${COMPARED_PRICE}, NOT now) AS earlier
      FROM (SELECT *, ${days} AS days FROM (${frontOffers(bothDaysOffers(params, run))})) WHERE days = 2 GROUP BY ${c.sku}, ${c.currency})
    WHERE later IS NOT NULL AND earlier IS NOT NULL`,
  );
  return (['fell', 'rose'] as const).map((change) =>
    countTile({
      name: `lowest_${change}`,
      title: `Lowest price ${change}`,
      definition: `SKUs whose lowest price in stock ${change}. Compares the retailers with an offer on both days, and counts SKUs by currency with a price in stock on both.`,
      value: both > 0 ? counts[change] : null,
      whole: both || null,
      of: 'SKUs with a price on both days',
    }),
  );
}

/** Changes of prices since the compared day, those that fell and those that rose, each by day. */
export async function changeTiles(params: PricesParams, run: Run): Promise<Tile[]> {
  const { against, date } = params;
  const rows = await run.rows<{ day: string; falls: number; rises: number }>(
    sql`SELECT day, countIf(falls) AS falls, countIf(NOT falls) AS rises FROM ${priceChanges(params, run)} GROUP BY day`,
  );
  const counts = new Map(rows.map((row) => [row.day, row]));
  // The first known day has no earlier price.
  const comparableDays = knownDays(run, { view: offers }).toSorted().slice(1);
  const since = comparableDays.filter((day) => day <= date && (against === undefined || day > against));
  const tile = (name: string, title: string, noun: string, count: (row: (typeof rows)[number]) => number) => {
    const on = (day: string) => count(counts.get(day) ?? { day, falls: 0, rises: 0 });
    return countTile({
      name,
      title,
      definition: `${noun} of prices since the compared day, of the offer that a shopper sees first at a retailer.`,
      value: since.length > 0 ? since.reduce((sum, day) => sum + on(day), 0) : null,
      trend: daysOfPeriod(params).map((day) => (comparableDays.includes(day) ? on(day) : null)),
    });
  };
  return [
    tile('price_changes', 'Price changes', 'Changes', ({ falls, rises }) => falls + rises),
    tile('price_falls', 'Prices fell', 'Falls', ({ falls }) => falls),
    tile('price_rises', 'Prices rose', 'Rises', ({ rises }) => rises),
  ];
}
