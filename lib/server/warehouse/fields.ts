import 'server-only';
import { COLUMN_TYPES } from '@/lib/clickhouse/columns';
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

/** The number of a row within its set. */
export const ROW_NO: TypedColumn = { name: 'row_no', type: 'UInt64', sql: 'row_no' };

/** Returns columns by their names: the type in the table, and the SQL. */
export function namedColumns(columns: Readonly<Record<string, readonly [type: string, sql: string]>>): TypedColumn[] {
  return Object.entries(columns).map(([name, [type, sql]]) => ({ name, type, sql }));
}

/** Types in the table. Services may send averages of whole numbers, such as an availability of 0.5. */
const TYPES: Readonly<Record<ColumnType, string>> = { ...COLUMN_TYPES, integer: NUMBER };

/** SQL of values that are parsed from text. Other values have the type of the table in JSON. */
const CONVERSIONS: Partial<Record<ColumnType, (text: string) => string>> = {
  // A float would round numbers beyond 2^53.
  identifier: (text) => `nullIf(${text}, '')`,
  // Without the check, numbers and words would be parsed as instants.
  timestamp: (text) =>
    `if(match(ifNull(${text}, ''), '^\\\\d{4}-\\\\d{2}-\\\\d{2}[T ]'), parseDateTime64BestEffortOrNull(ifNull(${text}, ''), 3, 'UTC'), NULL)`,
  // Without the check, 30 February would be parsed as 2 March.
  date: (text) =>
    `arrayMap(text -> if(toString(toDate32OrNull(text)) = text, toDate32OrNull(text), NULL), [substring(ifNull(${text}, ''), 1, 10)])[1]`,
};

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
  const typeOf = (field: Column | Fields) => {
    if (!isColumn(field)) return tupleType(field);
    return CONVERSIONS[field.type] ? 'Nullable(String)' : TYPES[field.type];
  };
  const parts = Object.entries(fields).map(([name, field]) => `\`${name}\` ${typeOf(field)}`);
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
    const type = field.type === 'string' && FEW_VALUES.test(name) ? NULLABLE_WORD : TYPES[field.type];
    return [{ name, type, sql: CONVERSIONS[field.type]?.(sql) ?? sql }];
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
