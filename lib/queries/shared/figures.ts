import { join, raw, type Sql, sql } from '@/lib/metrics/sql';
import { columnOf, isHeadline, type Measure, selectMeasures, type View } from '@/lib/metrics/view';
import type { Run } from '../query';
import { groupBy } from './group-by';

/** A measure on a day, on the compared day and over the period. */
export interface Figure {
  /** Null where too little is known. */
  value: number | null;
  /** The two counts of a ratio. */
  part: number | null;
  whole: number | null;
  /** Set if too few rows have a known value for a headline: these rows, and all rows. */
  unknown?: { known: number; all: number; of: string };
  /** Value of the compared day. Null if that day has none. */
  before: number | null;
  /** One value for each step of the period. Null for a step without a value. */
  trend: (number | null)[];
}

export interface FiguresOptions<M extends string> {
  view: View<M>;
  /** The rows. */
  rows: Sql;
  measures: readonly M[];
  /** Filters. All rows if omitted. */
  where?: Sql;
  date: string;
  /** The day to compare with. */
  against?: string;
  /** The steps of the trend. */
  steps: readonly string[];
  /** Steps that have rows without any filter. If filters leave none of them, a count is 0. */
  known: readonly string[];
}

/** The figures of one retailer, brand or other group of rows. */
export interface Group<Id extends string, Name extends string, M extends string> {
  keys: Record<Id, string> & Record<Name, string | null>;
  values: Record<M, Figure>;
}

type DayRow = Record<string, unknown> & { day: string };

/**
 * Returns measures of a day, of the compared day and of each step of a period. On a known day without rows that pass
 * the filters, a count is 0 and a ratio is null. On a day that is not known, both are null.
 */
export async function figuresOf<M extends string>(run: Run, options: FiguresOptions<M>): Promise<Record<M, Figure>> {
  const { view, measures, rows, where = sql`true` } = options;
  const byDay = await run.rows<DayRow>(
    sql`SELECT toString(${columnOf(view, 'day')}) AS day, ${selectMeasures(view, measures)} FROM ${rows} WHERE ${where} GROUP BY day`,
  );
  return toFigures(options, byDay);
}

/**
 * Returns the measures of each group of rows, ordered by name, groups without a name last.
 * @param id the column that identifies a group
 * @param names columns that name a group, with the values of its newest day
 */
export async function figuresBy<Id extends string, Name extends string, M extends string>(
  run: Run,
  options: FiguresOptions<M> & { id: Id; names: readonly Name[] },
): Promise<Group<Id, Name, M>[]> {
  const { view, measures, rows, where = sql`true`, names } = options;
  const id = columnOf(view, options.id);
  // An alias with the name of a column would take its place in WHERE.
  const aliases = names.map((name, index) => ({ column: columnOf(view, name), alias: raw(`name_${index}`) }));
  const named = aliases.map(({ column, alias }) => sql`any(${column}) AS ${alias}`);
  const byGroup = await run.rows<DayRow & Record<Id, string>>(
    sql`SELECT ${join([id, sql`toString(${columnOf(view, 'day')}) AS day`, ...named])}, ${selectMeasures(view, measures)}
    FROM ${rows} WHERE ${where} GROUP BY ${id}, day ORDER BY ${id}, day`,
  );
  const groups = [...groupBy(byGroup, (row) => row[options.id])].map(([key, days]) => {
    const newest = names.map((name, index) => [name, days.at(-1)?.[`name_${index}`] ?? null]);
    const keys = Object.fromEntries([[options.id, key], ...newest]) as Group<Id, Name, M>['keys'];
    return { keys, values: toFigures(options, days) };
  });
  return groups.toSorted((a, b) => compareKeys(a.keys, b.keys, [...names, options.id]));
}

/** Compares texts by their characters, as the engine does, a missing one last. */
function compareKeys(a: Readonly<Record<string, string | null>>, b: typeof a, names: readonly string[]): number {
  for (const name of names) {
    const [first, second] = [a[name] ?? null, b[name] ?? null];
    if (first === second) continue;
    if (first === null || second === null) return first === null ? 1 : -1;
    return first < second ? -1 : 1;
  }
  return 0;
}

function toFigures<M extends string>(options: FiguresOptions<M>, days: readonly DayRow[]): Record<M, Figure> {
  const { view, measures, date, against, steps, known } = options;
  const rows = new Map(days.map((row) => [row.day, row]));
  for (const day of known) if (!rows.has(day)) rows.set(day, withoutRows(view, measures, day));
  const figures = measures.map((name): [M, Figure] => {
    const measure = view.measures[name];
    const on = (day: string) => headlineOf(rows.get(day), name);
    const count = (field: string) => (measure.counts ? numberIn(rows.get(date), `${name}_${field}`) : null);
    return [
      name,
      {
        value: on(date),
        part: count('part'),
        whole: count('whole'),
        ...tooLittle(rows.get(date), name, measure),
        before: against ? on(against) : null,
        trend: steps.map(on),
      },
    ];
  });
  return Object.fromEntries(figures) as Record<M, Figure>;
}

/** The measures of a day without rows that pass the filters: counts are 0, and other figures are null. */
function withoutRows<M extends string>(view: View<M>, measures: readonly M[], day: string): DayRow {
  const figures = measures.flatMap((name) => [
    [name, view.measures[name].unit === 'count' ? 0 : null],
    ...['part', 'whole', 'known', 'all'].map((field) => [`${name}_${field}`, 0]),
  ]);
  return { ...Object.fromEntries(figures), day };
}

function numberIn(row: DayRow | undefined, field: string): number | null {
  const value = row?.[field];
  return typeof value === 'number' ? value : null;
}

/** The value of a measure in a row of `selectMeasures`, or null if too few rows have a known value. */
function headlineOf(row: DayRow | undefined, name: string): number | null {
  return row && isHeadline(row, name) ? numberIn(row, name) : null;
}

/** The known and all rows of a figure that is no headline. */
function tooLittle(row: DayRow | undefined, name: string, { known }: Measure): Pick<Figure, 'unknown'> {
  if (!row || !known || isHeadline(row, name)) return {};
  return { unknown: { known: Number(row[`${name}_known`]), all: Number(row[`${name}_all`]), of: known.of } };
}

/** Returns the days of a need that have rows. */
export function knownDays(run: Pick<Run, 'days'>, need: Parameters<Run['days']>[0]): string[] {
  return run
    .days(need)
    .filter(({ rows }) => rows > 0)
    .map(({ day }) => day);
}
