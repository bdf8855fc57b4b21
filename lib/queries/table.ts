import * as z from 'zod/mini';
import type { TableColumns } from './column';
import { holds, text, whole, wordsOf } from './params';
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

/** A query whose answer is a window of rows. Exports read the same rows, all of them. */
export interface TableQuery<P extends z.ZodMiniType = z.ZodMiniType, Row = unknown> extends Query<P, TableAnswer<Row>> {
  readonly table: {
    readonly title: string;
    /** What a row is, in the plural: "offers". */
    readonly noun: string;
    readonly columns: TableColumns;
    /** All rows that the parameters leave, in their order, whatever the window. */
    statement(params: z.output<P>, run: Run): Promise<Statement>;
  };
}

const windowParams = {
  offset: whole(0, 100_000_000, 0),
  limit: whole(0, 1000, 100),
  sort: text(),
  search: text(),
};

interface Definition<S extends z.core.$ZodLooseShape, C extends TableColumns> {
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
  /** A SELECT that has every column and field by its name. */
  from(params: z.output<z.ZodMiniObject<S>>, run: Run): Statement | Promise<Statement>;
}

/** A table over the whole set: sorted, searched and paged by the engine. `Row` has the columns and fields by name. */
export function tableQuery<Row>() {
  return <const S extends z.core.$ZodLooseShape, const C extends TableColumns>(definition: Definition<S, C>) => {
    const { name, title, noun, columns, fields = [], search, sort, key, needs, from } = definition;
    const params = z.object({ ...definition.params, ...windowParams });
    const selected = [...new Set([...Object.keys(columns), ...fields])].map((column) => `\`${column}\``).join(', ');

    async function found(given: Given, run: Run): Promise<Statement> {
      const { sql, params: bound } = await from(given as never, run);
      const words = wordsOf(given.search);
      const all = `concat(${search.map((column) => `ifNull(toString(\`${column}\`), ''), '\\n'`).join(', ')})`;
      const conditions = words.map((_, at) => holds(all, `search${at}`)).join(' AND ') || 'true';
      const values = Object.fromEntries(words.map((word, at) => [`search${at}`, word]));
      return { sql: `FROM (${sql}) WHERE ${conditions}`, params: { ...bound, ...values } };
    }

    /** @param more further columns */
    async function statement(given: Given, run: Run, more = ''): Promise<Statement> {
      const { sql, params: bound } = await found(given, run);
      const ties = key.map((column) => `\`${column}\``).join(', ');
      return {
        sql: `SELECT ${selected}${more} ${sql} ORDER BY ${orderOf(given.sort || sort, columns, sort)}, ${ties}`,
        params: bound,
      };
    }

    const value: Query<typeof params, TableAnswer<Row>> = query({
      name,
      params,
      needs: (given) => needs(given as never),
      async answer(given, run) {
        const { offset, limit } = given as Given;
        // One statement for both: to find the rows costs more than to count them.
        const { sql, params: bound } = await statement(given as Given, run, ', count() OVER () AS all_rows');
        const read =
          limit === 0
            ? []
            : await run.rows<Row & { all_rows: number }>(`${sql} LIMIT ${limit} OFFSET ${offset}`, bound);
        const rows = read.map(({ all_rows: _, ...row }) => row as unknown as Row);
        const [first] = read;
        if (first) return { rows, total: first.all_rows, offset };
        if (limit > 0 && offset === 0) return { rows, total: 0, offset };
        const counted = await found(given as Given, run);
        const { total } = await run.row<{ total: number }>(`SELECT count() AS total ${counted.sql}`, counted.params);
        return { rows, total, offset };
      },
    });
    const table = { title, noun, columns, statement: (given: Given, run: Run) => statement(given, run) };
    return { ...value, table } as TableQuery<typeof params, Row>;
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
  const known = column in columns && (direction === 'asc' || direction === 'desc');
  if (!known) return sort === initial ? '1' : orderOf(initial, columns, initial);
  return `\`${column}\` ${direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`;
}
