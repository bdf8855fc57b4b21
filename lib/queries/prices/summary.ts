import * as z from 'zod/mini';
import { fell, offers, rose } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { bothDaysOffers, COMPARED_AMOUNT, frontOffers } from './frame';
import { pairedOffers } from './like-for-like';
import { bothDayNeeds } from './needs';
import { pricesParams } from './params';

const { c } = offers;

/** What changed between the compared day and the day. */
export interface PriceSummary {
  /** Offers of both days, of the day only, and of the compared day only. */
  both: number;
  entered: number;
  left: number;
  /** Lowest prices in stock that fell or rose, one for each SKU and currency, of those that both days have. */
  lowest_fell: number;
  lowest_rose: number;
  lowest: number;
}

type Counts = PriceSummary & { today: number; compared: number };

/** The number of changes. Null unless both days have offers that pass the filters. */
export const summary = query({
  name: 'prices/summary',
  params: z.object(pricesParams),
  needs: bothDayNeeds,
  async answer(params, run): Promise<PriceSummary | null> {
    if (!params.against) return null;
    const fronts = frontOffers(bothDaysOffers(params, run));
    const [{ today, compared, ...counts }, lowest] = await Promise.all([
      run.row<Omit<Counts, `lowest${string}`>>(
        sql`SELECT countIf(now) AS today, countIf(NOT now) AS compared, countIf(now AND on_both) AS both,
          countIf(now AND NOT on_both) AS entered, countIf(NOT now AND NOT on_both) AS left
        FROM (${pairedOffers(params, run)})`,
      ),
      run.row<Pick<Counts, 'lowest' | 'lowest_fell' | 'lowest_rose'>>(
        sql`SELECT countIf(${fell(sql`earlier`, sql`later`)}) AS lowest_fell, countIf(${rose(sql`earlier`, sql`later`)}) AS lowest_rose,
          count() AS lowest
        FROM (
          SELECT minIf(${COMPARED_AMOUNT}, now) AS later, minIf(${COMPARED_AMOUNT}, NOT now) AS earlier
          FROM (${fronts}) GROUP BY ${c.sku}, ${c.currency})
        WHERE later IS NOT NULL AND earlier IS NOT NULL`,
      ),
    ]);
    return today > 0 && compared > 0 ? { ...counts, ...lowest } : null;
  },
});
