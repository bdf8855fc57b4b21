import * as z from 'zod/mini';
import { searchWords } from '@/lib/text/fold';
import { containsWord } from '@/lib/text/fold-sql';
import type { TableColumns } from './column';
import { text, whole } from './params';
import { type Need, type Query, query, type Run } from './query';

export interface TableAnswer<Row> {
  rows: Row[];
  /** Rows that the filters and the search leave, of the whole set. */
  total: number;
  offset: number;
}

/** A statement and the values of its placeholders. */
export interface Statement {
  sql: string;
  params: Record<string, unknown>;
}

/** A query whose answer is a window of rows. Exports read the same rows, window by window. */
export interface TableQuery<P extends z.ZodMiniType = z.ZodMiniType, Row = unknown> extends Query<P, TableAnswer<Row>> {
  readonly table: {
    readonly title: string;
    /** What a row is, in the plural: "offers". */
    readonly noun: string;
    readonly columns: TableColumns;
  };
}

const windowParams = {
  offset: whole(0, 100_000_000, 0),
  limit: whole(0, 1000, 100),
  sort: text(),
  search: text(),
};

/** Where the rows of a table come from. */
export interface Source extends Statement {
  /** To be put behind WITH: expressions by the names of columns and fields that `sql` has not, and what these stand on. */
  named?: string;
  where?: string;
}

interface Definition<Row, Read, S extends z.core.$ZodLooseShape, C extends TableColumns> {
  name: string;
  title: string;
  noun: string;
  params: S;
  columns: C;
  /** Beside the columns: fields of a row that are not shown as columns, such as addresses. */
  fields?: readonly string[];
  /** Columns and fields that the search looks through. */
  search: readonly string[];
  /** Order before a person chooses one: `price.desc`. */
  sort: string;
  /** Makes the order of equal rows the same each time. */
  key: readonly string[];
  needs(params: z.output<z.ZodMiniObject<S>>): readonly Need[];
  /** A SELECT that has, with what is `named` beside it, every column and field by its name. `selected` is what is read. */
  from(params: z.output<z.ZodMiniObject<S>>, run: Run, selected: string): Source | Promise<Source>;
  /** Makes rows of what was read, where these have more than that. */
  finish?(read: Read[], params: z.output<z.ZodMiniObject<S>>, run: Run): Promise<Row[]> | Row[];
}

/** A table over the whole set: sorted, searched and paged by the engine. `Row` has the columns and fields by name. */
export function tableQuery<Row, Read = Row>() {
  return <const S extends z.core.$ZodLooseShape, const C extends TableColumns>(
    definition: Definition<Row, Read, S, C>,
  ) => {
    const { name, title, noun, columns, fields = [], search, sort, key, needs, from, finish } = definition;
    const params = z.object({ ...definition.params, ...windowParams });
    const selected = [...new Set([...Object.keys(columns), ...fields])].map((column) => `\`${column}\``).join(', ');

    /** A SELECT of `what` over the rows that filters and search leave. */
    async function found(given: Given, run: Run, what: string): Promise<Statement> {
      const { named, sql, where = 'true', params: bound } = await from(given as never, run, selected);
      const words = searchWords(given.search);
      const all = `concat(${search.map((column) => `ifNull(toString(\`${column}\`), ''), '\\n'`).join(', ')})`;
      const conditions = [where, ...words.map((_, at) => containsWord(all, `search${at}`))].join(' AND ');
      const values = Object.fromEntries(words.map((word, at) => [`search${at}`, word]));
      return {
        sql: `${named ? `WITH ${named} ` : ''}SELECT ${what} FROM (${sql}) WHERE ${conditions}`,
        params: { ...bound, ...values },
      };
    }

    const value: Query<typeof params, TableAnswer<Row>> = query({
      name,
      params,
      needs: (given) => needs(given as never),
      async answer(answered, run) {
        const given = answered as Given;
        const { offset, limit } = given;
        // One statement for both: to find the rows costs more than to count them.
        const { sql, params: bound } = await found(given, run, `${selected}, count() OVER () AS all_rows`);
        const ties = key.map((column) => `\`${column}\``).join(', ');
        const read =
          limit === 0
            ? []
            : await run.rows<Read & { all_rows: number }>(
                `${sql} ORDER BY ${orderOf(given.sort || sort, columns, sort)}, ${ties} LIMIT ${limit} OFFSET ${offset}`,
                bound,
              );
        const [first] = read;
        if (first || (limit > 0 && offset === 0)) {
          const rows = read.map(({ all_rows: _, ...row }) => row as unknown as Read);
          return {
            // Without `finish` a row is what was read.
            rows: finish ? await finish(rows, given as never, run) : (rows as unknown as Row[]),
            total: first?.all_rows ?? 0,
            offset,
          };
        }
        const counted = await found(given, run, 'count() AS total');
        const { total } = await run.row<{ total: number }>(counted.sql, counted.params);
        return { rows: [], total, offset };
      },
    });
    return { ...value, table: { title, noun, columns } } as TableQuery<typeof params, Row>;
  };
}

interface Given {
  offset: number;
  limit: number;
  sort: string;
  search: string;
}

/** Rows without a value stand last, whichever way they are sorted. A column that is not there falls back. */
function orderOf(sort: string, columns: TableColumns, initial: string): string {
  const [column = '', direction] = sort.split('.');
  const known = Object.hasOwn(columns, column) && (direction === 'asc' || direction === 'desc');
  if (!known) return sort === initial ? '1' : orderOf(initial, columns, initial);
  return `\`${column}\` ${direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`;
}
