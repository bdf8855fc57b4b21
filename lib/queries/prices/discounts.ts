import * as z from 'zod/mini';
import { BELOW_LIST, offers } from '@/lib/datasets/offers/view';
import { raw, sql } from '@/lib/metrics/sql';
import { groupBy } from '@/lib/queries/shared/group-by';
import { query } from '../query';
import { todayOffers } from './frame';
import { todayNeed } from './needs';
import { pricesParams } from './params';

const { c } = offers;

/** Upper ends of the steps of the distribution, in percent of the list price. */
const STEPS = [10, 20, 30, 40] as const;

export interface Discounts {
  /** Offers above and at their list price. */
  above: number;
  none: number;
  /** Offers below their list price by discount in percent, which includes the upper end. The last step has none. */
  steps: { over: number; upTo: number | null; offers: number }[];
  /** Offers with both prices, which all figures are about, and all offers. */
  known: number;
  all: number;
  /** Retailers by country and name. */
  shops: { shop: string; retailer: string | null; retailer_country: string | null }[];
  /** By name, own brands first. */
  brands: BrandDepth[];
}

interface BrandDepth {
  name: string | null;
  own: boolean;
  /** One for each retailer at which the brand has an offer with both prices. */
  cells: DepthCell[];
}

export interface DepthCell {
  shop: string;
  /** Mean discount, 0 to 1. An offer at or above its list price counts as 0. */
  depth: number;
  /** Offers below their list price, of those with both prices. */
  discounted: number;
  offers: number;
}

type CellRow = DepthCell & { name: string | null; country: string | null; brand: string | null; own: boolean };

/** The distribution of discounts, and the mean discount of each brand at each retailer. */
export const discounts = query({
  name: 'prices/discounts',
  params: z.object(pricesParams),
  needs: (params) => [todayNeed(params)],
  async answer(params, run): Promise<Discounts> {
    const rows = todayOffers(params, run);
    // Rounded, as a float may be slightly above the end of its step.
    const tenths = sql`ceil(round(${c.discount} * 10, 6))`;
    const step = sql`multiIf(${c.above_list}, -1, NOT ${BELOW_LIST}, 0, least(${raw(String(STEPS.length + 1))}, ${tenths}))`;
    const [counts, cells] = await Promise.all([
      run.rows<{ step: number | null; offers: number }>(
        sql`SELECT if(${c.discount} IS NULL, NULL, toInt8(${step})) AS step, count() AS offers FROM (${rows}) GROUP BY step`,
      ),
      run.rows<CellRow>(
        sql`SELECT ${c.shop}, any(${c.retailer}) AS name, any(${c.retailer_country}) AS country, ${c.brand_name} AS brand,
          max(ifNull(${c.is_own_brand}, false)) AS own, ${offers.measures.discount.sql} AS depth,
          countIf(${BELOW_LIST}) AS discounted, count() AS offers
        FROM (${rows}) WHERE ${c.discount} IS NOT NULL GROUP BY ${c.brand_name}, ${c.shop}
        ORDER BY country NULLS LAST, name NULLS LAST, ${c.shop}`,
      ),
    ]);
    const offersAt = (wanted: number | null) => counts.find((count) => count.step === wanted)?.offers ?? 0;
    const all = counts.reduce((sum, count) => sum + count.offers, 0);
    return {
      above: offersAt(-1),
      none: offersAt(0),
      steps: [0, ...STEPS].map((over, at) => ({ over, upTo: STEPS[at] ?? null, offers: offersAt(at + 1) })),
      known: all - offersAt(null),
      all,
      shops: [...groupBy(cells, ({ shop }) => shop)].map(([shop, [first]]) => ({
        shop,
        retailer: first?.name ?? null,
        retailer_country: first?.country ?? null,
      })),
      brands: [...groupBy(cells, ({ brand }) => brand)].map(([name, rows]) => toBrand(name, rows)).sort(byImportance),
    };
  },
});

function toBrand(name: string | null, rows: readonly CellRow[]): BrandDepth {
  return {
    name,
    own: rows.some(({ own }) => own),
    cells: rows.map(({ shop, depth, discounted, offers }) => ({ shop, depth, discounted, offers })),
  };
}

function byImportance(a: BrandDepth, b: BrandDepth): number {
  return Number(b.own) - Number(a.own) || (a.name === null ? 1 : b.name === null ? -1 : a.name.localeCompare(b.name));
}
