import * as z from 'zod/mini';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { query } from '../query';
import { chosenRows, periodNeed, weightedRows } from './needs';
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
    const rows = weightedRows(params);
    const where = chosenRows(params);
    const sql = `
      SELECT * FROM (WITH labels AS (
        SELECT day, weight, arrayJoin(arrayConcat(
          arrayMap(label -> (label.brand, true), own_labels), arrayMap(label -> (label.brand, false), competitor_labels))) AS label
        FROM ${rows.sql} WHERE ${where.sql} AND day BETWEEN {trend_from:Date} AND {trend_to:Date}),
      brands AS (
        SELECT label.1 AS brand, label.2 AS own, count() AS size,
          row_number() OVER (ORDER BY label.2 DESC, isNull(label.1), size DESC, label.1) AS place
        FROM labels GROUP BY label.1, label.2),
      wholes AS (SELECT day, sum(weight) AS whole, count() AS counted FROM labels GROUP BY day)
      SELECT toString(labels.day) AS at, least(brands.place, ${NAMED + 1}) AS line, any(brands.brand) AS brand, any(brands.own) AS own,
        (SELECT count() FROM brands) AS brands_in, count() AS found, sum(labels.weight) / nullIf(any(wholes.whole), 0) AS share, any(wholes.counted) AS whole
      FROM labels
      INNER JOIN brands ON ifNull(labels.label.1, '') = ifNull(brands.brand, '') AND labels.label.2 = brands.own
      INNER JOIN wholes ON labels.day = wholes.day
      GROUP BY at, line) ORDER BY line, at`;
    const found = await run.rows<{
      at: string;
      line: number;
      brand: string | null;
      own: boolean;
      brands_in: number;
      found: number;
      share: number | null;
      whole: number;
    }>(sql, { ...rows.params, ...where.params, trend_from: from, trend_to: params.date });
    const days = daysFrom(from, params.date);
    const { banners } =
      found.length > 0
        ? { banners: 0 }
        : await run.row<{ banners: number }>(
            `SELECT count() AS banners FROM ${rows.sql} WHERE ${where.sql} AND day BETWEEN {trend_from:Date} AND {trend_to:Date}`,
            { ...rows.params, ...where.params, trend_from: from, trend_to: params.date },
          );
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
