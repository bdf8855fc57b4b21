import * as z from 'zod/mini';
import { ranks } from '@/lib/datasets/ranks/view';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { text, whole } from '../params';
import { query, type Run } from '../query';
import { PERIOD, periodNeeds } from './needs';
import { rankingsParams } from './params';
import { listedRanks } from './rank-days';
import { IS_COLLECTED, LISTING_ID, withoutShelves } from './rank-rows';

const { c } = ranks;

/** The ranks of the SKU, or the best ranks of a brand, on each day. */
export interface RankLine {
  /** Null if the brand is not stated. */
  brand: string | null;
  /** The SKU itself. The line of its brand is of the other SKUs. */
  isSku: boolean;
  own: boolean;
  /** Null on days on which it is not ranked, or the keyword is not collected: see `collected`. */
  ranks: (number | null)[];
}

export interface RankHistory {
  /** Title of the SKU. */
  product_name: string | null;
  keyword_name: string;
  retailer_name: string | null;
  country: string | null;
  is_power: boolean | null;
  days: string[];
  /** Whether the keyword was collected at the retailer. Null if that is not known, or the day is not collected. */
  collected: (boolean | null)[];
  /** Highest rank of any product on page one of the retailer, on the newest day that has one. */
  page_one: number | null;
  /** Target of the SKU, on the newest day that has one. */
  target: number | null;
  /** The SKU first, then own brands, then the competitors with the best ranks on the day. */
  series: RankLine[];
  /** Competitors that are not among the series. */
  others: number;
}

interface DayRow {
  on_day: string;
  /** Empty if the SKU is not listed on the day. */
  sku_title: string | null;
  collected: boolean | null;
  target: number | null;
  name: string;
  retailer: string | null;
  of_country: string | null;
  power: boolean | null;
}

/** The ranks of an SKU for a keyword at a retailer over the days of the period, with those of other brands. Null if no day has it. */
export const rankHistory = query({
  name: 'rankings/rank-history',
  params: z.object({
    ...rankingsParams,
    /** The rank, by its identifier. */
    id: text(),
    /** Competitors by name. */
    named: whole(1, 20, 4),
  }),
  needs: periodNeeds,
  async answer(params, run): Promise<RankHistory | null> {
    const listed = await listedRanks(withoutShelves(params), run, [PERIOD]);
    const isSku = sql`${LISTING_ID} = ${param(params.id, 'String')}`;
    const isShelf = sql`${c.shelf} IN (SELECT ${c.shelf} FROM ${run.from(PERIOD)} WHERE ${isSku})`;
    const rows: Rows = { run, isSku, ofShelf: sql`(SELECT * FROM (${listed}) WHERE ${isShelf})` };
    const [days, [newestSize], lines] = await Promise.all([
      readDays(rows),
      readSize(run, sql`(${listed}) WHERE ${c.shop} IN (SELECT ${c.shop} FROM ${run.from(PERIOD)} WHERE ${isSku})`),
      readLines(rows),
    ]);
    const newest = days.at(-1);
    if (!newest) return null;
    const rowOfDay = new Map(days.map((row) => [row.on_day, row]));
    const period = daysOfPeriod(params);
    const all = lines.map(
      ({ best, ...line }): RankLine => ({ ...line, ranks: period.map((day) => best[day] ?? null) }),
    );
    const rivals = all.filter(({ isSku, own }) => !isSku && !own).toSorted(byLastRank);
    return {
      product_name: days.findLast(({ sku_title }) => sku_title)?.sku_title ?? null,
      keyword_name: newest.name,
      retailer_name: newest.retailer,
      country: newest.of_country,
      is_power: newest.power,
      days: period,
      collected: period.map((day) => rowOfDay.get(day)?.collected ?? null),
      page_one: newestSize?.size ?? null,
      target: days.findLast(({ target }) => target !== null)?.target ?? null,
      series: [
        ...all.filter(({ isSku }) => isSku),
        ...all.filter(({ isSku, own }) => !isSku && own).toSorted(byLastRank),
        ...rivals.slice(0, params.named),
      ],
      others: Math.max(0, rivals.length - params.named),
    };
  },
});

/** Ranks of the keyword at the retailer, and the condition of those of the SKU. */
interface Rows {
  run: Run;
  isSku: Sql;
  /** To be put behind FROM. */
  ofShelf: Sql;
}

/** The best rank on the last day first, then those that are ranked on most days. */
function byLastRank(a: RankLine, b: RankLine): number {
  const last = ({ ranks }: RankLine) => ranks.at(-1) ?? Number.MAX_SAFE_INTEGER;
  const countRanks = ({ ranks }: RankLine) => ranks.filter((rank) => rank !== null).length;
  return last(a) - last(b) || countRanks(b) - countRanks(a) || ((a.brand ?? '') < (b.brand ?? '') ? -1 : 1);
}

function readDays({ run, isSku, ofShelf }: Rows): Promise<DayRow[]> {
  return run.rows<DayRow>(
    sql`SELECT toString(${c.day}) AS on_day, any(${c.keyword_name}) AS name, any(${c.retailer_name}) AS retailer,
      any(country) AS of_country, any(is_power_keyword) AS power, anyIf(${c.product_name}, ${isSku}) AS sku_title,
      multiIf(countIf(${IS_COLLECTED}) > 0, true, countIf(${c.is_no_data}) > 0, false, NULL) AS collected,
      argMinIf(${c.target}, ifNull(ranked, inf), ${isSku} AND ${c.target} IS NOT NULL) AS target
    FROM ${ofShelf} GROUP BY on_day ORDER BY on_day`,
  );
}

/** Returns the size of page one on the newest day that has one. */
function readSize(run: Run, ofShop: Sql): Promise<{ size: number }[]> {
  return run.rows(
    sql`SELECT maxIf(ranked, on_first) AS size FROM ${ofShop} GROUP BY ${c.day} HAVING size IS NOT NULL ORDER BY ${c.day} DESC LIMIT 1`,
  );
}

/** Returns the best rank of each brand on each day with one. */
function readLines({ run, isSku, ofShelf }: Rows) {
  return run.rows<Omit<RankLine, 'ranks'> & { best: Partial<Record<string, number>> }>(
    sql`SELECT isSku, own, brand, CAST((groupArray(on_day), groupArray(best_rank)), 'Map(String, Float64)') AS best
    FROM (
      SELECT toString(${c.day}) AS on_day, toBool(${isSku}) AS isSku, toBool(ifNull(${c.is_customer_brand}, false)) AS own,
        toString(${c.brand_name}) AS brand, min(ranked) AS best_rank
      FROM ${ofShelf} WHERE ranked IS NOT NULL GROUP BY on_day, isSku, own, brand)
    GROUP BY isSku, own, brand`,
  );
}
