/**
 * A piece of SQL with the values that it binds, the columns that it names and the rows that it reads. Text comes from
 * code only; every value is a parameter.
 */
export interface Sql {
  readonly parts: readonly (string | Param | ColumnName | Rows)[];
}

interface Param {
  readonly value: unknown;
  readonly type: string;
}

interface ColumnName {
  /** `price`, or `newest.price` in a tuple. */
  readonly column: string;
  /** The rows that have the column. */
  readonly of: string;
}

interface Rows {
  readonly rows: string;
  select(columns: readonly string[]): Sql;
}

/** A statement as the engine takes it: `{p0:Date}` in its text is filled from `params.p0`. */
export interface Compiled {
  text: string;
  params: Record<string, unknown>;
}

/**
 * Builds SQL from text and pieces of SQL.
 *
 * ```ts const where = and(sql`day = ${param(day, 'Date')}`, brands.length > 0 && sql`brand IN ${param(brands,
 * 'Array(String)')}`); sql`SELECT count() AS total FROM today WHERE ${where}`; ```
 */
export function sql(texts: TemplateStringsArray, ...pieces: readonly Sql[]): Sql {
  return { parts: texts.flatMap((text, index) => [text, ...(pieces[index]?.parts ?? [])]) };
}

/** A bound value. @param type the engine's type, such as `Array(String)` */
export function param(value: unknown, type: string): Sql {
  return { parts: [{ value, type }] };
}

/** Text of the code as SQL, never text from outside: for measures and columns, which are written as text. */
export function raw(text: string): Sql {
  return { parts: [text] };
}

/** A quoted name of a column or table. Throws on anything but letters, digits and underscores. */
export function identifier(name: string): Sql {
  if (!/^\w+$/.test(name)) throw new Error(`${JSON.stringify(name)} is not a name of a column or table.`);
  return raw(`\`${name}\``);
}

/**
 * The columns of rows, by name. A statement that names one of them reads it from these rows: see `rowsNamed`.
 * @param tuple a tuple of the rows that has the columns, such as `newest` in `newest.price`
 */
export function columnsOf<const C extends string>(
  rows: string,
  names: readonly C[],
  tuple?: string,
): Readonly<Record<C, Sql>> {
  const pathOf = (name: string) => (tuple === undefined ? name : `${tuple}.${name}`);
  return Object.fromEntries(names.map((name) => [name, { parts: [{ column: pathOf(name), of: rows }] }])) as never;
}

/**
 * Rows to be put behind FROM. They have the columns that the statement names, wherever it names them.
 * @param select a SELECT of the given columns, in brackets
 */
export function rowsNamed(rows: string, select: Rows['select']): Sql {
  return { parts: [{ rows, select }] };
}

/** Some of the columns of rows, by name. */
export function pick<C extends string, Name extends C>(columns: Readonly<Record<C, Sql>>, ...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Record<Name, Sql>;
}

/** Joins pieces with a separator. */
export function join(pieces: readonly Sql[], separator = ', '): Sql {
  return { parts: pieces.flatMap(({ parts }, index) => (index === 0 ? parts : [separator, ...parts])) };
}

/** The items of a SELECT: each expression under its name. */
export function selectList(columns: Readonly<Record<string, Sql>>): Sql {
  return join(Object.entries(columns).map(([name, value]) => sql`${value} AS ${identifier(name)}`));
}

/** Joins conditions by AND. `true` without conditions. Falsy values are left out. */
export function and(...conditions: readonly (Sql | false | null | undefined)[]): Sql {
  const terms = conditions.filter((condition): condition is Sql => Boolean(condition));
  if (terms.length === 0) return raw('true');
  return join(
    terms.map((condition) => sql`(${condition})`),
    ' AND ',
  );
}

/** A tuple with these columns. Aggregates of columns skip nulls; those of a tuple take one whole row. */
export function tupleOf(columns: readonly (string | Sql)[]): Sql {
  return sql`tuple(${join(columns.map((column) => (typeof column === 'string' ? identifier(column) : column)))})`;
}

/** Ends a SELECT, and names the elements of its tuples by their columns. */
export const NAMED_TUPLES = sql`SETTINGS enable_named_columns_in_function_tuple = 1`;

/**
 * Numbers the parameters in the order of the text. Equal values share a number, so that equal statements have equal
 * text.
 */
export function compile(statement: Sql): Compiled {
  const names = new Map<string, string>();
  const params: Record<string, unknown> = {};
  const text = resolved(statement).map((part) => {
    if (typeof part === 'string') return part;
    const { value, type } = part;
    const key = `${type} ${keyOf(value)}`;
    const name = names.get(key) ?? `p${names.size}`;
    names.set(key, name);
    params[name] = value;
    return `{${name}:${type}}`;
  });
  return { text: text.join(''), params };
}

/** Replaces rows by their SELECT of the columns that the statement names. */
function resolved({ parts }: Sql): (string | Param)[] {
  const namesOf = (rows: string) => parts.flatMap((part) => (isColumn(part) && part.of === rows ? [part.column] : []));
  return parts.flatMap((part) => {
    if (typeof part === 'string' || 'value' in part) return [part];
    if (isColumn(part)) return [`\`${part.column.replace('.', '`.`')}\``];
    return resolved(part.select([...new Set(namesOf(part.rows))].toSorted()));
  });
}

function isColumn(part: Sql['parts'][number]): part is ColumnName {
  return typeof part === 'object' && 'column' in part;
}

/** Text that is equal for equal values. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? `${item}n` : item)) ?? 'undefined';
}
