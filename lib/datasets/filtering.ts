import { matchesSearch } from '@/lib/metrics/conditions';
import { and, join, type Sql, sql } from '@/lib/metrics/sql';
import { type Chosen, type Compared, elementPasses, passes, textsOf } from './compared';
import { chosenValues, type Filters, type ListedFilter } from './filters';

/** The parameters of a query that filters read. `q` is a search. */
export type FilterValues<F extends Filters> = { readonly [Name in keyof F]?: string | readonly string[] } & {
  readonly q?: string;
};

/** Filters of rows, and their SQL. */
export interface Filtering<F extends Filters = Filters> {
  readonly filters: F;
  /** Returns the condition of the rows that count and pass the filters, without the filter `except`. */
  where(params: FilterValues<F>, except?: keyof F): Sql;
  /** Returns the condition of one element of the list that the filter `name` compares, by all filters of this list. */
  whereElement(params: FilterValues<F>, name: keyof F): Sql;
  /** Returns the texts of a row for each listed filter, as a list. */
  texts(params: FilterValues<F>): Readonly<Record<ListedFilter<F>, Sql>>;
}

export interface FilteringOptions<F extends Filters> {
  filters: F;
  /** What each filter compares. */
  compared: Readonly<Record<keyof F, Compared>>;
  /** The rows that count, if not all do. */
  counts?: Sql;
  /** Texts that the search reads. */
  search: readonly Sql[];
}

/** Returns the SQL of filters. */
export function filtering<const F extends Filters>(options: FilteringOptions<F>): Filtering<F> {
  const { filters, compared, counts } = options;
  const names = Object.keys(filters) as (keyof F & string)[];
  const searched = join(
    options.search.map((text) => sql`ifNull(toString(${text}), '')`),
    ', ',
  );
  const chosenIn = (params: FilterValues<F>, except?: keyof F) =>
    names
      .filter((name) => name !== except)
      .map((name): Chosen => [compared[name], chosenValues(params[name])])
      .filter(([, values]) => values.length > 0);
  return {
    filters,
    where(params, except) {
      const search = params.q && matchesSearch(sql`concatWithSeparator('\\n', ${searched})`, params.q);
      return and(counts, ...passes(chosenIn(params, except)), search || null);
    },
    whereElement(params, name) {
      const list = compared[name];
      return and('of' in list && elementPasses(list.of, chosenIn(params)));
    },
    texts(params) {
      const listed = names.filter((name) => !filters[name]?.isUnlisted);
      const entries = listed.map((name) => [name, textsOf(compared[name], chosenIn(params, name))]);
      return Object.fromEntries(entries);
    },
  };
}
