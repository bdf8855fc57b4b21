import * as z from 'zod/mini';
import { ranks } from '@/lib/datasets/ranks/view';
import { type Sql, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { text, whole } from '../params';
import { query, type Run } from '../query';
import { listedRanks } from './keyword-days';
import { PERIOD, periodNeeds } from './needs';
import { type RankingsParams, rankingsParams } from './params';
import { IS_COLLECTED, isRival, isShelf, rankRows, withoutShelves } from './rank-rows';

const { c } = ranks;

/** The best rank of a brand on each day. */
export interface BrandRanks {
  /** Null: our products together, or a brand that is not stated. */
  brand: string | null;
  ours: boolean;
  /** Null on days on which it is not ranked, or the keyword is not collected: see `collected`. */
  ranks: (number | null)[];
}

export interface KeywordHistory {
  keyword_name: string;
  retailer_name: string | null;
  retailer_code: string | null;
  country: string | null;
  is_power: boolean | null;
  days: string[];
  /** Whether the keyword was collected at the retailer. Null if that is not known, or the day is not collected. */
  collected: (boolean | null)[];
  /** Highest rank of any product on page one of the retailer. */
  page_one: (number | null)[];
  /** Target of the best of our products. */
  targets: (number | null)[];
  /** Our products first, then the competitors with the best ranks on the day. */
  series: BrandRanks[];
  /** Competitors that are not among the series. */
  others: number;
}

interface DayRow {
  at: string;
  collected: boolean | null;
  target: number | null;
  name: string;
  retailer: string | null;
  code: string | null;
  of_country: string | null;
  power: boolean | null;
}

/** The ranks of a keyword at a retailer by brand over the days of the period. Null if no day has the keyword. */
export const keywordHistory = query({
  name: 'rankings/keyword-history',
  params: z.object({
    ...rankingsParams,
    /** `keyword/shop` */
    shelf: text(),
    /** Competitors by name. */
    named: whole(1, 20, 4),
  }),
  needs: periodNeeds,
  async answer(params, run): Promise<KeywordHistory | null> {
    const listed = await listedRanks(withoutShelves(params), run, rankRows(run, PERIOD));
    const [days, sizes, brands] = await Promise.all([
      readDays(run, listed, params.shelf),
      readSizes(run, listed, params.shelf),
      readBrands(params, run, listed),
    ]);
    const newest = days.at(-1);
    if (!newest) return null;
    const on = new Map(days.map((row) => [row.at, row]));
    const sizeOn = new Map(sizes.map(({ at, size }) => [at, size]));
    const period = daysOfPeriod(params);
    const series = [...groupBy(brands, ({ ours, brand }) => JSON.stringify([ours, brand])).values()].map(
      (rows): BrandRanks => {
        const ranked = new Map(rows.map(({ at, best }) => [at, best]));
        const { brand = null, ours = false } = rows[0] ?? {};
        return { brand, ours, ranks: period.map((day) => ranked.get(day) ?? null) };
      },
    );
    const rivals = series.filter(({ ours }) => !ours).toSorted(byLastRank);
    return {
      keyword_name: newest.name,
      retailer_name: newest.retailer,
      retailer_code: newest.code,
      country: newest.of_country,
      is_power: newest.power,
      days: period,
      collected: period.map((day) => on.get(day)?.collected ?? null),
      page_one: period.map((day) => sizeOn.get(day) ?? null),
      targets: period.map((day) => on.get(day)?.target ?? null),
      series: [...series.filter(({ ours }) => ours), ...rivals.slice(0, params.named)],
      others: Math.max(0, rivals.length - params.named),
    };
  },
});

/** The best rank on the last day first, then those that are ranked on most days. */
function byLastRank(a: BrandRanks, b: BrandRanks): number {
  const last = ({ ranks }: BrandRanks) => ranks.at(-1) ?? Number.MAX_SAFE_INTEGER;
  const known = ({ ranks }: BrandRanks) => ranks.filter((rank) => rank !== null).length;
  return last(a) - last(b) || known(b) - known(a) || ((a.brand ?? '') < (b.brand ?? '') ? -1 : 1);
}

function readDays(run: Run, listed: Sql, shelf: string): Promise<DayRow[]> {
  return run.rows<DayRow>(
    sql`SELECT toString(${c.day}) AS at, any(${c.keyword_name}) AS name, any(${c.retailer_name}) AS retailer, any(${c.retailer_code}) AS code,
      any(country) AS of_country, any(is_power_keyword) AS power,
      multiIf(countIf(${IS_COLLECTED}) > 0, true, countIf(${c.is_no_data}) > 0, false, NULL) AS collected,
      argMinIf(${c.target}, ifNull(ranked, inf), is_ours AND ${c.target} IS NOT NULL) AS target
    FROM (${listed}) WHERE ${isShelf(shelf)} GROUP BY at ORDER BY at`,
  );
}

function readSizes(run: Run, listed: Sql, shelf: string): Promise<{ at: string; size: number | null }[]> {
  return run.rows(
    sql`SELECT toString(${c.day}) AS at, maxIf(ranked, on_first) AS size FROM (${listed})
    WHERE ${c.shop} IN (SELECT ${c.shop} FROM ${run.from(PERIOD)} WHERE ${isShelf(shelf)})
    GROUP BY at`,
  );
}

function readBrands(params: RankingsParams & { shelf: string }, run: Run, listed: Sql) {
  return run.rows<{ at: string; ours: boolean; brand: string | null; best: number }>(
    sql`SELECT toString(${c.day}) AS at, is_ours AS ours, if(is_ours, NULL, toString(${c.brand_name})) AS brand, min(ranked) AS best
    FROM (${listed}) WHERE ${isShelf(params.shelf)} AND ranked IS NOT NULL AND (is_ours OR ${isRival(params)})
    GROUP BY at, ours, brand ORDER BY at`,
  );
}
