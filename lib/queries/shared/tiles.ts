import { type Sql, sql } from '@/lib/metrics/sql';
import { isHeadline, type Measure, selectMeasures, type Unit, type View } from '@/lib/metrics/view';
import type { Run } from '../query';
import { daysFrom } from './dates';

/** A figure of a day: its value, the counts behind it, the change since the compared day, and its course by day. */
export interface Tile {
  name: string;
  title: string;
  definition: string;
  unit: Unit;
  better: Measure['better'];
  value: number | null;
  /** Of a ratio: the two counts behind the value, and what the whole counts. */
  part: number | null;
  whole: number | null;
  of: string | null;
  /** Where too little is known for a headline: of how many rows it is, and of how many it could be. */
  unknown?: { known: number; all: number; of: string };
  /** The value of the compared day; null where that day has none. */
  before: number | null;
  /** One value for each day of the period, null where there is none. */
  trend: (number | null)[];
}

export interface TilesOf<M extends string> {
  view: View<string, M>;
  /** The rows, with the columns that measures and condition read. */
  rows: Sql;
  measures: readonly M[];
  where: Sql;
  /** First day of the period, the day itself, and the day to compare with. */
  from: string;
  date: string;
  against: string | null;
  /** The steps of the trend, where they are not the days of the period. */
  steps?: readonly string[];
  /** Steps with rows before any filter. */
  known: readonly string[];
}

type DayRow = { day: string } & Record<string, number | null>;

/**
 * Returns the measures of a day, of the day it is compared with and of each step of a period. On a known day without rows
 * that pass the filters, a count is 0 and a ratio is null; on a day that is not known, both are null.
 */
export async function tilesAnswer<M extends string>(run: Run, of: TilesOf<M>): Promise<Tile[]> {
  const { view, measures, where, from, date, against } = of;
  const steps = of.steps ?? daysFrom(from, date);
  const byDay = await run.rows<DayRow>(
    sql`SELECT toString(day) AS day, ${selectMeasures(view, measures)} FROM ${of.rows} WHERE ${where} GROUP BY day`,
  );
  const rows = new Map(byDay.map((row) => [row.day, row]));
  for (const day of of.known) if (!rows.has(day)) rows.set(day, withoutRows(view, measures, day));
  return measures.map((name) => {
    const { title, definition, unit, better, counts } = view.measures[name];
    const headline = (day: string) => headlineOf(rows.get(day), name);
    const on = (day: string, field: string = name) => rows.get(day)?.[field] ?? null;
    return {
      name,
      title,
      definition,
      unit,
      better,
      value: headline(date),
      ...tooLittle(rows.get(date), name, view.measures[name]),
      part: counts ? on(date, `${name}_part`) : null,
      whole: counts ? on(date, `${name}_whole`) : null,
      of: counts?.of ?? null,
      before: against === null ? null : headline(against),
      trend: steps.map(headline),
    };
  });
}

/** The measures of a day of which no row passes the filters: each count is 0, and every other figure is null. */
function withoutRows<M extends string>(view: View<string, M>, measures: readonly M[], day: string): DayRow {
  const figures = measures.flatMap((name) => [
    [name, view.measures[name].unit === 'count' ? 0 : null],
    ...['part', 'whole', 'known', 'all'].map((field) => [`${name}_${field}`, 0]),
  ]);
  return { ...Object.fromEntries(figures), day };
}

/** Returns the days of a need that have rows. */
export function knownDays(run: Run, need: Parameters<Run['days']>[0]): string[] {
  return run
    .days(need)
    .filter(({ rows }) => rows > 0)
    .map(({ day }) => day);
}

/** The value of a measure in a row that has it with `selectMeasures`: null where too little is known. */
export function headlineOf(row: Readonly<Record<string, unknown>> | undefined, name: string): number | null {
  const value = row?.[name];
  return row && typeof value === 'number' && isHeadline(row, name) ? value : null;
}

/** Of how many rows a figure is known that is no headline. */
export function tooLittle(
  row: Readonly<Record<string, unknown>> | undefined,
  name: string,
  { known }: Measure,
): Pick<Tile, 'unknown'> {
  if (!row || !known || isHeadline(row, name)) return {};
  return { unknown: { known: Number(row[`${name}_known`]), all: Number(row[`${name}_all`]), of: known.of } };
}
