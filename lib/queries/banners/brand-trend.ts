import * as z from 'zod/mini';
import { and, param, raw, sql } from '@/lib/metrics/sql';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { query } from '../query';
import { bannerRows, chosenRows, periodNeed, weightOf } from './needs';
import { bannersParams } from './params';

/** The share of a brand by day; null on days without any label. */
export interface BrandLine {
  name: string | null;
  own: boolean;
  values: (number | null)[];
  /** Labels of the brand behind each value. */
  labels: number[];
}

export interface BrandTrend {
  days: string[];
  /** Own brands first, then competitors, those with most labels first. */
  series: BrandLine[];
  /** The brands that have no line of their own, as one; null where each has one. */
  other: { brands: number; values: (number | null)[] } | null;
  /** All labels of each day. */
  wholes: number[];
  /** Where no label is on any of them: banners of these days. */
  banners: number;
}

const NAMED = 8;

/** Whose labels stand on banners: own brands and competitors' by day, of all labels of the day. */
export const brandTrend = query({
  name: 'banners/brand-trend',
  params: z.object(bannersParams),
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<BrandTrend> {
    const from = periodStart(params.date, params.days);
    const rows = bannerRows(run, ['day']);
    const where = and(chosenRows(params), sql`day BETWEEN ${param(from, 'Date')} AND ${param(params.date, 'Date')}`);
    const found = await run.rows<{
      at: string;
      line: number;
      brand: string | null;
      own: boolean;
      brands_in: number;
      found: number;
      share: number | null;
      whole: number;
    }>(
      sql`SELECT toString(day) AS at, least(place, ${raw(String(NAMED + 1))}) AS line, any(name) AS brand, any(is_own) AS own, any(brands) AS brands_in,
        sum(found) AS found, sum(weight) / nullIf(any(whole), 0) AS share, any(counted) AS whole
      FROM (
        SELECT *, max(place) OVER () AS brands FROM (
          SELECT *, dense_rank() OVER (ORDER BY is_own DESC, isNull(name), size DESC, name) AS place FROM (
            SELECT *, sum(found) OVER (PARTITION BY name, is_own) AS size,
              sum(weight) OVER (PARTITION BY day) AS whole, sum(found) OVER (PARTITION BY day) AS counted
            FROM (
              SELECT day, label.1 AS name, label.2 AS is_own, count() AS found, sum(weight) AS weight
              FROM (
                SELECT day, ${weightOf(params)} AS weight, arrayJoin(arrayConcat(
                  arrayMap(label -> (label.brand, true), own_labels), arrayMap(label -> (label.brand, false), competitor_labels))) AS label
                FROM ${rows} WHERE ${where})
              GROUP BY day, name, is_own))))
      GROUP BY at, line ORDER BY line, at`,
    );
    const days = daysFrom(from, params.date);
    const { banners } =
      found.length > 0
        ? { banners: 0 }
        : await run.row<{ banners: number }>(sql`SELECT count() AS banners FROM ${rows} WHERE ${where}`);
    const wholes = days.map((day) => found.find(({ at }) => at === day)?.whole ?? 0);
    const lines = new Map<number, BrandLine & { brands: number }>();
    for (const row of found) {
      const line = lines.get(row.line) ?? {
        name: row.brand,
        own: row.own,
        values: wholes.map((whole) => (whole > 0 ? 0 : null)),
        labels: days.map(() => 0),
        brands: 0,
      };
      lines.set(row.line, line);
      const index = days.indexOf(row.at);
      line.values[index] = row.share;
      line.labels[index] = row.found;
      line.brands = row.brands_in - NAMED;
    }
    const other = lines.get(NAMED + 1);
    lines.delete(NAMED + 1);
    return {
      days,
      series: [...lines.values()].map(({ name, own, values, labels }) => ({ name, own, values, labels })),
      other: other ? { brands: other.brands, values: other.values } : null,
      wholes,
      banners,
    };
  },
});
