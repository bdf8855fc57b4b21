import { raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';

/** A brand over the days of a period. */
export interface BrandLine {
  /** Null: all own brands together, or the brand is not stated. */
  name: string | null;
  own: boolean;
  /** Share of each day, 0 to 1. */
  values: (number | null)[];
}

export interface BrandLines {
  days: string[];
  /** Own brands first, then competitors, both ordered by their total of the period. */
  series: BrandLine[];
  /** The other brands as one line. Null if there are none. */
  other: { brands: number; values: (number | null)[] } | null;
}

export interface LinesOptions {
  /** A SELECT of `day`, `own`, `name`, `count` and `weight`, with one row for each brand and day. */
  counted: Sql;
  days: string[];
  /** Number of lines of a single brand. */
  lines: number;
  /** Whether the first line is reserved for own brands, even if there are none. */
  keepsOwnLine: boolean;
  /**
   * The share that a weight is of a day.
   * @param weight null where the brand is not counted on the day
   * @param whole the weights of all brands of the day
   */
  share(weight: number | null, whole: number, day: string): number | null;
}

interface LineRow {
  on_day: string;
  line: number;
  brand: string | null;
  is_own: boolean;
  brands: number;
  counted: number;
  weighed: number;
}

/**
 * Returns the shares of the largest brands by name, and of the others together; `wholes` are the counts of all brands
 * by day.
 */
export async function brandLines(run: Run, options: LinesOptions): Promise<BrandLines & { wholes: number[] }> {
  const { days, lines } = options;
  const rows = await readLines(run, options);
  const sumOf = (day: string, field: 'counted' | 'weighed') =>
    rows.reduce((sum, row) => (row.on_day === day ? sum + row[field] : sum), 0);
  const weights = days.map((day) => sumOf(day, 'weighed'));
  const series = [...new Set(rows.map(({ line }) => line))].map((line) => {
    const ofLine = rows.filter((row) => row.line === line);
    const rowsByDay = days.map((day) => ofLine.find(({ on_day }) => on_day === day));
    return {
      line,
      name: ofLine[0]?.brand ?? null,
      own: ofLine[0]?.is_own ?? false,
      values: rowsByDay.map((row, index) =>
        options.share(row?.weighed ?? null, weights[index] ?? 0, days[index] ?? ''),
      ),
    };
  });
  const other = series.find(({ line }) => line > lines);
  return {
    days,
    series: series.filter((line) => line !== other).map(({ name, own, values }) => ({ name, own, values })),
    other: other ? { brands: (rows[0]?.brands ?? 0) - lines, values: other.values } : null,
    wholes: days.map((day) => sumOf(day, 'counted')),
  };
}

function readLines(run: Run, { counted, lines, keepsOwnLine }: LinesOptions): Promise<LineRow[]> {
  const rank = sql`dense_rank() OVER (ORDER BY own DESC, isNull(name), size DESC, name)`;
  return run.rows<LineRow>(
    sql`SELECT toString(day) AS on_day, least(brand_rank, ${raw(String(lines + 1))}) AS line, any(name) AS brand, any(own) AS is_own,
      any(brand_count) AS brands, sum(count) AS counted, sum(weight) AS weighed
    FROM (
      SELECT *, max(brand_rank) OVER () AS brand_count FROM (
        SELECT *, ${rank}${keepsOwnLine ? sql` + (max(own) OVER () = 0)` : sql``} AS brand_rank FROM (
          SELECT *, sum(count) OVER (PARTITION BY own, name) AS size FROM (${counted}))))
    GROUP BY on_day, line ORDER BY line, on_day`,
  );
}
