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

/** A figure over rows of a view, defined once: pages, exports, tooltips and the dictionary read the same value. */
export interface Measure {
  readonly title: string;
  /** One or two sentences: what is counted, of what, and what null means. */
  readonly definition: string;
  /** An aggregate over the view's rows. For a ratio leave it out: it is `counts.part` ÷ `counts.whole`. */
  readonly sql: string;
  readonly unit: Unit;
  /** Which way is better; `verdict` where the service says so itself, null where neither is. */
  readonly better: 'higher' | 'lower' | 'verdict' | null;
  /** The two counts behind a ratio, and what the whole counts: "of 60 offers whose stock is known". */
  readonly counts?: { readonly part: string; readonly whole: string; readonly of: string };
  /** Of how many rows the figure is known, and of how many it could be: below half it is no headline. */
  readonly known?: { readonly rows: string; readonly all: string; readonly of: string };
}

/** What rows of a view are grouped and filtered by. */
export interface Dimension {
  readonly title: string;
  readonly sql: string;
}

/**
 * Rows of one endpoint with the names that people use. `table` is the warehouse table; a query names it in FROM and sees
 * the rows of its own account, parameters and days alone.
 */
export interface View<D extends string = string, M extends string = string> {
  readonly name: string;
  readonly title: string;
  /** Name of the endpoint whose answers it holds. */
  readonly dataset: string;
  readonly table: string;
  readonly dimensions: Readonly<Record<D, Dimension>>;
  readonly measures: Readonly<Record<M, Measure>>;
  /** The filters that all pages share, as conditions on this view's rows; those left out do not apply to it. */
  readonly filters: Readonly<Partial<Record<SharedFilter, string>>>;
}

export type SharedFilter = 'retailer' | 'country' | 'brand' | 'own' | 'psku' | 'tag' | 'q';

export function view<const D extends string, const M extends string>(value: View<D, M>): View<D, M> {
  return value;
}

/**
 * A ratio of two counts: null where there is nothing to divide by. `all` is what the whole would be were everything known,
 * and what it counts; null where the whole leaves nothing out.
 */
export function ratio(
  of: Omit<Measure, 'sql' | 'unit' | 'known'> & {
    counts: NonNullable<Measure['counts']>;
    all: { readonly sql: string; readonly of: string; readonly known?: string } | null;
    unit?: Unit;
  },
): Measure {
  const { all, ...rest } = of;
  const { part, whole } = rest.counts;
  const known = all ? { known: { rows: all.known ?? whole, all: all.sql, of: all.of } } : {};
  return { unit: 'percent', ...rest, ...known, sql: `if(${whole} = 0, NULL, ${part} / ${whole})` };
}

/** SELECT list: of how many rows each of these measures is known, `<name>_known`, and of how many it could be, `<name>_all`. */
export function selectKnown<M extends string>({ measures }: View<string, M>, names: readonly M[]): string {
  return names
    .flatMap((name) => {
      const { known } = measures[name];
      return known ? [`${known.rows} AS ${name}_known`, `${known.all} AS ${name}_all`] : [];
    })
    .map((column) => `, ${column}`)
    .join('');
}

/** Whether a figure is known of at least half of its rows: only then it is a headline. `row` has what `selectKnown` lists. */
export function isHeadline(row: Readonly<Record<string, unknown>>, name: string): boolean {
  const [known, all] = [row[`${name}_known`], row[`${name}_all`]];
  return known == null || all == null || 2 * Number(known) >= Number(all);
}

/** The SELECT list of these measures: each by its name, a ratio's counts as `<name>_part` and `<name>_whole`. */
export function selectMeasures<M extends string>({ measures }: View<string, M>, names: readonly M[]): string {
  return names
    .flatMap((name) => {
      const { sql, counts } = measures[name];
      const parts = counts ? [`${counts.part} AS ${name}_part`, `${counts.whole} AS ${name}_whole`] : [];
      return [`${sql} AS ${name}`, ...parts];
    })
    .join(', ');
}
