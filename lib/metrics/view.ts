import { columnsOf, identifier, join, type Sql, selectList, sql } from './sql';

/** How a figure is printed. Shares are 0 to 1; differences of shares are in percentage points. */
export type Unit =
  | 'count'
  | 'percent'
  | 'pp'
  | 'index'
  | 'points'
  | 'money'
  | 'rating'
  | 'rank'
  | 'score'
  | 'days'
  | 'rows';

/** A figure over rows of a view, defined once for pages, exports, tooltips and the dictionary. */
export interface Measure {
  readonly title: string;
  /** One or two sentences: what is counted, of what, and what null means. */
  readonly definition: string;
  /** An aggregate over the view's rows. For a ratio leave it out: it is `counts.part` ÷ `counts.whole`. */
  readonly sql: Sql;
  readonly unit: Unit;
  /** Which direction is better: `verdict` if the service judges it, null if neither is better. */
  readonly better: 'higher' | 'lower' | 'verdict' | null;
  /** The two counts behind a ratio, and the noun of the whole: "of 60 offers whose stock is known". */
  readonly counts?: { readonly part: Sql; readonly whole: Sql; readonly of: string };
  /** The rows with a known value, and all rows. A figure that is known for fewer than half is no headline. */
  readonly known?: { readonly rows: Sql; readonly all: Sql; readonly of: string };
}

export interface ViewOptions<M extends string, C extends string> {
  /** Name of the table, without its version. */
  readonly name: string;
  /** Name of the endpoint. */
  readonly dataset: string;
  /** Columns of the table that queries may read. */
  readonly columns: readonly C[];
  readonly measures: Readonly<Record<M, Measure>>;
}

/** The rows of an endpoint, in the table of the warehouse that holds them, and the measures over them. */
export interface View<M extends string = string, C extends string = string> extends ViewOptions<M, C> {
  /** The columns as SQL. */
  readonly c: Readonly<Record<C, Sql>>;
}

export function view<const M extends string, const C extends string>(value: ViewOptions<M, C>): View<M, C> {
  return { ...value, c: columnsOf(value.name, value.columns) };
}

/** A column of a view. */
export function columnOf({ c }: View, name: string): Sql {
  return c[name] ?? identifier(name);
}

/** The names of the fields of an endpoint. */
export function keysOf<const Name extends string>(fields: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(fields) as Name[];
}

/** Every name with every prefix: `base_name`, `benchmark_name`. */
export function prefixed<const Prefix extends string, const Name extends string>(
  prefixes: readonly Prefix[],
  names: readonly Name[],
): `${Prefix}_${Name}`[] {
  return prefixes.flatMap((prefix) => names.map((name) => `${prefix}_${name}` as const));
}

/** A sum or an average of fractions without its last digits, which depend on the order in which the engine adds them. */
export function rounded(value: Sql): Sql {
  return sql`round(${value}, 9)`;
}

/**
 * A ratio of two counts, null if the whole is 0. `all` counts the whole including unknown rows, with its noun.
 * Null if the whole has no unknown rows.
 */
export function ratio(
  definition: Omit<Measure, 'sql' | 'unit' | 'known'> & {
    counts: NonNullable<Measure['counts']>;
    all: { readonly sql: Sql; readonly of: string; readonly known?: Sql } | null;
    unit?: Unit;
  },
): Measure {
  const { all, ...rest } = definition;
  const { part, whole } = rest.counts;
  const knownCounts = all ? { known: { rows: all.known ?? whole, all: all.sql, of: all.of } } : {};
  return { unit: 'percent', ...rest, ...knownCounts, sql: sql`if(${whole} = 0, NULL, ${part} / ${whole})` };
}

/** The number of rows of a whole that meet a condition, with the number of all of them. */
export function partOf(
  definition: Pick<Measure, 'title' | 'definition' | 'better'> & NonNullable<Measure['counts']>,
): Measure {
  const { part, whole, of: noun, ...rest } = definition;
  return { ...rest, sql: part, unit: 'count', counts: { part, whole, of: noun } };
}

/** A measure as `partOf`, null if the whole has no rows. */
export function knownPartOf(definition: Parameters<typeof partOf>[0]): Measure {
  return { ...partOf(definition), sql: sql`if(${definition.whole} = 0, NULL, ${definition.part})` };
}

/**
 * The ratio of rows with a true flag to rows with a known flag.
 * @param flag a boolean column, null if unknown
 * @param definition.of noun of the rows with a known flag
 * @param definition.all what all rows are; null where rows with an unknown flag do not count as missing
 */
export function flagRatio(
  flag: Sql,
  { of, all, ...definition }: Pick<Measure, 'title' | 'definition' | 'better'> & { of: string; all: string | null },
): Measure {
  return ratio({
    ...definition,
    counts: { part: sql`countIf(${flag})`, whole: sql`count(${flag})`, of },
    all: all === null ? null : { sql: sql`count()`, of: all },
  });
}

/**
 * Whether a figure is known for at least half of its rows, so that it can be a headline. `row` has the columns of
 * `selectMeasures`.
 */
export function isHeadline(row: Readonly<Record<string, unknown>>, name: string): boolean {
  const [knownCount, all] = [row[`${name}_known`], row[`${name}_all`]];
  return knownCount == null || all == null || 2 * Number(knownCount) >= Number(all);
}

/**
 * The SELECT list of measures: each by its name, the counts of a ratio as `<name>_part` and `<name>_whole`, and the
 * known and all rows as `<name>_known` and `<name>_all`.
 */
export function selectMeasures<M extends string>({ measures }: View<M>, names: readonly M[]): Sql {
  const columns = names.map((name) => {
    const { sql: value, counts, known } = measures[name];
    return {
      [name]: value,
      ...(counts && { [`${name}_part`]: counts.part, [`${name}_whole`]: counts.whole }),
      ...(known && { [`${name}_known`]: known.rows, [`${name}_all`]: known.all }),
    };
  });
  return join(columns.map(selectList));
}
