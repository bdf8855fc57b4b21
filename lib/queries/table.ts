import * as z from 'zod/mini';
import { foldedText, inWords, matchesSearch } from '@/lib/metrics/conditions';
import { identifier, join, raw, type Sql, selectList, sql } from '@/lib/metrics/sql';
import type { Column, Columns, DescribedColumns, RowOf } from './columns';
import { MOST_ROWS, text, whole } from './params';
import { type Need, type Query, query, type Run } from './query';

export interface TableAnswer<Row> {
  rows: Row[];
  /** Rows that the filters and the search leave, of the whole set. */
  total: number;
  offset: number;
  /** Order of the rows: `price.desc`. */
  sort: string;
}

/** A query that answers with a window of rows. */
export interface TableQuery<P extends z.ZodMiniType = z.ZodMiniType, Row = unknown> extends Query<P, TableAnswer<Row>> {
  readonly table: {
    readonly title: string;
    /** What a row is, in the plural: "offers". */
    readonly noun: string;
    readonly columns: DescribedColumns;
    /** The column with the lines of NDJSON files. By default, a line is an object of the columns. */
    readonly lines?: string;
    /** Columns and fields of a row. */
    readonly names: readonly string[];
    /** All rows in the order of the table, some at a time, with at least these columns and fields. */
    rows(params: z.output<P>, run: Run, names: readonly string[]): AsyncIterable<Row[]>;
  };
}

const windowParams = {
  offset: whole(0, 100_000_000, 0),
  limit: whole(0, MOST_ROWS, 100),
  sort: text(),
  search: text(),
};

type Output<S extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<S>>;
type Window = Output<typeof windowParams>;

interface Definition<C extends Columns, S extends z.core.$ZodLooseShape, Read>
  extends Pick<Query, 'readsFiles' | 'isPosted' | 'readsSent'> {
  name: string;
  title: string;
  noun: string;
  columns: C;
  params: S;
  /** Initial order, also on screen: `price.desc`. */
  sort: string;
  /** Columns that make the order of equal rows deterministic. */
  key: readonly (keyof RowOf<C> & string)[];
  needs(params: Output<S>): readonly Need[];
  /** The column with the lines of NDJSON files, if they are not objects of the columns. */
  lines?: keyof RowOf<C> & string;
  /** Turns the rows of the engine into rows of the table, if these have computed fields. */
  finish?(rows: Read[], params: Output<S>, run: Run): Promise<RowOf<C>[]> | RowOf<C>[];
}

/** The rows of a table: its columns one by one, or a whole statement. */
type Source<C extends Columns, S extends z.core.$ZodLooseShape> =
  | {
      /** Each column and field over the rows of `from`. */
      select(params: Output<S>): Readonly<Record<keyof RowOf<C>, Sql>>;
      /** FROM and what follows it. */
      from(params: Output<S>, run: Run): Sql | Promise<Sql>;
    }
  | {
      /** A SELECT with each column and field by its name. */
      rows(params: Output<S>, run: Run): Sql | Promise<Sql>;
    };

/** A table over the whole set, described by its columns: sorted, searched and paged by the engine. */
export function table<C extends Columns, const S extends z.core.$ZodLooseShape, Read = RowOf<C>>(
  definition: Definition<C, S, Read> & Source<C, S>,
) {
  const { name, title, noun, sort, key, needs, lines, readsFiles, readsSent, isPosted, finish } = definition;
  const { shown, hidden } = definition.columns;
  const all = Object.entries<Column>({ ...shown, ...hidden });
  const params = z.object({ ...definition.params, ...windowParams });
  const names = all.map(([name]) => name);
  // `finish` may read columns that the rows of the table do not have.
  const selected = finish ? sql`*` : join(names.map(identifier));
  const searched = join(
    all.flatMap(([name, column]) => (column.search ? searchedTexts(name, column) : [])),
    ", '\\n', ",
  );

  async function statementOf(input: Output<S>, run: Run): Promise<Sql> {
    if ('rows' in definition) return definition.rows(input, run);
    return sql`SELECT ${selectList(definition.select(input))} ${await definition.from(input, run)}`;
  }

  /** A SELECT of `columns` over the rows that filters and search leave. */
  async function rowsOf(input: Window, run: Run, columns: Sql): Promise<Sql> {
    const where = matchesSearch(sql`concat(${searched})`, input.search);
    return sql`SELECT ${columns} FROM (${await statementOf(input as never, run)}) WHERE ${where}`;
  }

  function orderOfRows(input: Window): Sql {
    const order = orderIn(shown, input.sort) ?? orderIn(shown, sort);
    return join([...(order ? [order] : []), ...key.map(identifier)]);
  }

  async function* rows(values: unknown, run: Run, columnNames: readonly string[]): AsyncGenerator<RowOf<C>[]> {
    const input = values as Window;
    const columns = finish ? selected : join(columnNames.map(identifier));
    const statement = sql`${await rowsOf(input, run, columns)} ORDER BY ${orderOfRows(input)}`;
    for await (const chunk of run.rowsInChunks<Read>(statement)) yield await finished(chunk, input, run);
  }

  /** Applies `finish`, if there is one. */
  async function finished(chunk: Read[], input: Window, run: Run): Promise<RowOf<C>[]> {
    return finish ? finish(chunk, input as never, run) : (chunk as unknown as RowOf<C>[]);
  }

  const value: Query<typeof params, TableAnswer<RowOf<C>>> = query({
    name,
    params,
    needs: (input) => needs(input as never),
    readsFiles,
    isPosted,
    readsSent,
    async answer(answered, run) {
      const input = answered as Window;
      const { offset, limit } = input;
      const order = orderIn(shown, input.sort) ? input.sort : sort;
      // One statement for rows and total: finding the rows costs more than counting them.
      const rowsLeft = await rowsOf(input, run, sql`${selected}, count() OVER () AS all_rows`);
      const pageRows =
        limit === 0
          ? []
          : await run.rows<Read & { all_rows: number }>(
              sql`${rowsLeft} ORDER BY ${orderOfRows(input)} LIMIT ${raw(String(limit))} OFFSET ${raw(String(offset))}`,
            );
      const [first] = pageRows;
      if (first || (limit > 0 && offset === 0)) {
        const rows = pageRows.map(({ all_rows: _, ...row }) => row as unknown as Read);
        return { rows: await finished(rows, input, run), total: first?.all_rows ?? 0, offset, sort: order };
      }
      const { total } = await run.row<{ total: number }>(await rowsOf(input, run, sql`count() AS total`));
      return { rows: [], total, offset, sort: order };
    },
  });
  return { ...value, table: { title, noun, columns: shown, lines, names, rows } } as TableQuery<
    typeof params,
    RowOf<C>
  >;
}

/** Columns that are called the same in the rows. */
export function same<const Name extends string>(...names: readonly Name[]): Record<Name, Sql> {
  return Object.fromEntries(names.map((name) => [name, identifier(name)])) as Record<Name, Sql>;
}

/** The text of a column that a search compares, and the words that are shown for it. */
function searchedTexts(name: string, { labels }: Column): Sql[] {
  const value = sql`ifNull(toString(${identifier(name)}), '')`;
  if (!labels) return [value];
  return [value, inWords(value, labels, sql`''`)];
}

/**
 * Rows without a value are last in both directions. Text sorts as people expect: in any case and with any accents, digits
 * as numbers. Null if the table has no such column.
 */
function orderIn(columns: DescribedColumns, sort: string): Sql | null {
  const [column = '', direction] = sort.split('.');
  if (!Object.hasOwn(columns, column) || (direction !== 'asc' && direction !== 'desc')) return null;
  const value = identifier(column);
  const key =
    columns[column]?.kind === 'text' ? sql`naturalSortKey(trim(LEADING '“' FROM ${foldedText(value)}))` : value;
  return sql`${value} IS NULL, ${key} ${raw(direction.toUpperCase())}`;
}
