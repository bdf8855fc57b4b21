import 'server-only';
import type { Column, ColumnType } from '@/lib/contract/column';

/** Fields of a JSON object: columns of the contract, and nested objects. */
export interface Fields {
  readonly [name: string]: Column | Fields;
}

/** A typed column of a warehouse table, and the SQL that reads it from the parsed object. */
export interface TypedColumn {
  name: string;
  type: string;
  sql: string;
}

/** Types of columns. `WORD` has few distinct values. */
export const NUMBER = 'Nullable(Float64)';
export const FLAG = 'Nullable(Bool)';
export const WORD = 'LowCardinality(String)';
export const NULLABLE_WORD = 'LowCardinality(Nullable(String))';

/** SQL of the text that replaces a missing name or identifier. */
export const NOT_STATED = "'-'";

/** Returns columns by their names: the type in the table, and the SQL. */
export function namedColumns(columns: Readonly<Record<string, readonly [type: string, sql: string]>>): TypedColumn[] {
  return Object.entries(columns).map(([name, [type, sql]]) => ({ name, type, sql }));
}

/**
 * Types of a value in the tuple that JSON is parsed into, and in the table. Dates and instants are parsed from text.
 */
const TYPES: Readonly<Record<ColumnType, { json: string; table: string; convert?: (sql: string) => string }>> = {
  string: { json: 'Nullable(String)', table: 'Nullable(String)' },
  float: { json: 'Nullable(Float64)', table: 'Nullable(Float64)' },
  // Services may send averages of whole numbers, such as an availability of 0.5.
  integer: { json: 'Nullable(Float64)', table: 'Nullable(Float64)' },
  // Text, as a float would round numbers beyond 2^53.
  identifier: { json: 'Nullable(String)', table: 'Nullable(String)', convert: (sql) => `nullIf(${sql}, '')` },
  boolean: { json: 'Nullable(Bool)', table: 'Nullable(Bool)' },
  timestamp: {
    json: 'Nullable(String)',
    table: "Nullable(DateTime64(3, 'UTC'))",
    // Without the check, numbers and words would be parsed as instants.
    convert: (sql) =>
      `if(match(ifNull(${sql}, ''), '^\\\\d{4}-\\\\d{2}-\\\\d{2}[T ]'), parseDateTime64BestEffortOrNull(ifNull(${sql}, ''), 3, 'UTC'), NULL)`,
  },
  date: {
    json: 'Nullable(String)',
    table: 'Nullable(Date32)',
    // Without the check, 30 February would be parsed as 2 March.
    convert: (sql) =>
      `arrayMap(text -> if(toString(toDate32OrNull(text)) = text, toDate32OrNull(text), NULL), [substring(ifNull(${sql}, ''), 1, 10)])[1]`,
  },
  tags: same('Array(Tuple(tag_name Nullable(String), tag_value Nullable(String)))'),
  labels: same('Array(Tuple(category Nullable(String), subcategory Nullable(String), brand Nullable(String)))'),
  strings: same('Array(String)'),
};

function same(type: string) {
  return { json: type, table: type };
}

/**
 * Columns with few distinct values, which are dictionary-encoded: filters and groups on them are several times faster.
 */
const FEW_VALUES =
  /^(retailer|brand|merchant|currency|page_type|page_name|promotion_text|search_keyword_name|searched_brand|visibility_source_name|representative_name)|_(positivity|status|retailer|merchant_type|group_type|brand_name)$/;

function isColumn(field: Column | Fields): field is Column {
  return typeof (field as Column).type === 'string' && typeof (field as Column).meaning === 'string';
}

/** Returns the type of the tuple that an object of these fields is parsed into. */
export function tupleType(fields: Fields): string {
  const parts = Object.entries(fields).map(
    ([name, field]) => `\`${name}\` ${isColumn(field) ? TYPES[field.type].json : tupleType(field)}`,
  );
  return `Tuple(${parts.join(', ')})`;
}

/**
 * Returns the typed columns of these fields. Nested objects are flattened: `standard.base.status` is
 * `standard_base_status`.
 * @param tuple the SQL that holds the parsed object
 */
export function typedColumns(fields: Fields, tuple: string, prefix = ''): TypedColumn[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const sql = `tupleElement(${tuple}, '${key}')`;
    const name = prefix + key;
    if (!isColumn(field)) return typedColumns(field, sql, `${name}_`);
    const { table, convert } = TYPES[field.type];
    const type = field.type === 'string' && FEW_VALUES.test(name) ? `LowCardinality(${table})` : table;
    return [{ name, type, sql: convert?.(sql) ?? sql }];
  });
}

/**
 * Returns SQL of a JSON object with all fields that the contract does not have, or '' without any. Nested fields are
 * keyed by their path: `standard.base.height`, `own_labels[].height`.
 */
export function unknownFields(json: string, fields: Fields): string {
  const pairs = unknownPairs(json, fields, '');
  const text = "arrayStringConcat(arrayMap(field -> concat(toJSONString(field.1), ':', field.2), others), ',')";
  return `arrayMap(others -> if(empty(others), '', concat('{', ${text}, '}')), [arrayConcat(${pairs.join(', ')})])[1]`;
}

/** Fields of the objects in columns that are lists. */
const IN_LISTS: Partial<Record<ColumnType, readonly string[]>> = {
  tags: ['tag_name', 'tag_value'],
  labels: ['category', 'subcategory', 'brand'],
};

/** Returns SQL of lists of path and value: of this object, then of each nested object and list of objects. */
function unknownPairs(json: string, fields: Fields, path: string): string[] {
  const inside = Object.entries(fields).flatMap(([name, field]) => {
    const value = `JSONExtractRaw(${json}, '${name}')`;
    if (!isColumn(field)) return unknownPairs(value, field, `${path}${name}.`);
    const knownFields = IN_LISTS[field.type];
    const itemPairs =
      knownFields &&
      `arrayMap(one -> ${otherPairs('one', knownFields, `${path}${name}[].`)}, JSONExtractArrayRaw(${value}))`;
    return itemPairs ? [`arrayFlatten(${itemPairs})`] : [];
  });
  return [otherPairs(json, Object.keys(fields), path), ...inside];
}

function otherPairs(json: string, knownFields: readonly string[], path: string): string {
  const names = knownFields.map((name) => `'${name}'`).join(', ');
  const others = `arrayFilter(field -> NOT has([${names}], field.1), JSONExtractKeysAndValuesRaw(${json}))`;
  return path ? `arrayMap(field -> (concat('${path}', field.1), field.2), ${others})` : others;
}
