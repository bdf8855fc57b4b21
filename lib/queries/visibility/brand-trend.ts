import * as z from 'zod/mini';
import { and, param, sql } from '@/lib/metrics/sql';
import { shelfProducts } from '@/lib/metrics/visibility';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { whole } from '../params';
import { query } from '../query';
import { chosenScores, measuredRows, periodNeed } from './needs';
import { visibilityParams } from './params';

interface BrandShare {
  /** Null: all own brands together, or the brand is not stated. */
  name: string | null;
  own: boolean;
  /** One for each day, 0 to 1; null where nothing was counted, or the brand is on no shelf that was. */
  values: (number | null)[];
  /** Its listings of each day. */
  listings: number[];
}

export interface BrandTrend {
  days: string[];
  /** Own brands, then those of competitors with the most listings of the period. */
  series: BrandShare[];
  /** The other brands together; null where there are none. */
  other: { brands: number; values: (number | null)[] } | null;
  /** Listings of each day that the shares are of, each shelf once. */
  listings: number[];
  /** Shelves of each day: another number of shelves is another base. */
  shelves: number[];
}

/** Shares of search by brand and day: own brands as one, the largest competitors by name, the others together. */
export const brandTrend = query({
  name: 'visibility/brand-trend',
  params: z.object({ ...visibilityParams, /** Competitors by name. */ named: whole(1, 20, 5) }),
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<BrandTrend> {
    const from = periodStart(params.date, params.days);
    const counted = and(
      chosenScores(params),
      sql`own_product_count IS NOT NULL AND total_product_count IS NOT NULL`,
      sql`day >= ${param(from, 'Date')}`,
    );
    const rows = sql`${measuredRows(run)} WHERE ${counted}`;
    const [wholes, found] = await Promise.all([
      run.rows<{ at: string; listings: number; shelves: number }>(
        sql`SELECT toString(day) AS at, ${shelfProducts(sql`true`)} AS listings, uniqExact(shelf) AS shelves FROM ${rows} GROUP BY day`,
      ),
      run.rows<{ at: string; line: number; name: string | null; own: boolean; brands_in: number; listings: number }>(
        sql`SELECT toString(day) AS at, least(place, ${param(params.named, 'UInt8')} + 2) AS line, any(name) AS name, any(own) AS own, any(brands) AS brands_in, sum(listings) AS listings
        FROM (
          SELECT *, max(place) OVER () AS brands FROM (
            SELECT *, dense_rank() OVER (ORDER BY own DESC, isNull(name), size DESC, name) + (max(own) OVER () = 0) AS place FROM (
              SELECT *, sum(listings) OVER (PARTITION BY own, name) AS size FROM (
                SELECT day, ifNull(is_own_brand, false) AS own, if(own, NULL, searched_brand) AS name, sum(own_product_count) AS listings
                FROM ${rows} GROUP BY day, own, name))))
        GROUP BY at, line ORDER BY line, at`,
      ),
    ]);
    const days = daysFrom(from, params.date);
    const on = new Map(wholes.map((row) => [row.at, row]));
    const lines = new Map<number, BrandShare & { brands: number }>();
    for (const { at, line, name, own, brands_in, listings } of found) {
      const its = lines.get(line) ?? {
        name,
        own,
        values: days.map(() => null),
        listings: days.map(() => 0),
        brands: brands_in - params.named - 1,
      };
      lines.set(line, its);
      const all = on.get(at)?.listings ?? 0;
      its.values[days.indexOf(at)] = all > 0 ? listings / all : null;
      its.listings[days.indexOf(at)] = listings;
    }
    const rest = lines.get(params.named + 2);
    lines.delete(params.named + 2);
    return {
      days,
      series: [...lines.values()].map(({ name, own, values, listings }) => ({ name, own, values, listings })),
      other: rest ? { brands: rest.brands, values: rest.values } : null,
      listings: days.map((day) => on.get(day)?.listings ?? 0),
      shelves: days.map((day) => on.get(day)?.shelves ?? 0),
    };
  },
});
