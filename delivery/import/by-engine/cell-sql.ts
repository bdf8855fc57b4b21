import type { ColumnType } from '@/lib/contract/column';

/** SQL that reads a column's value from `cell`, and that decides whether the value is invalid. */
export interface CellSql {
  readonly read: (cell: string) => string;
  readonly bad?: (cell: string, value: string) => string;
}

type Cells = Readonly<Record<ColumnType, CellSql>>;

const SAFE = Number.MAX_SAFE_INTEGER;

const asItIs: CellSql = { read: (cell) => cell };

/** Returns SQL of whether a cell has content without a valid value. */
function unsound(cell: string, sound: string): string {
  return `isNotNull(${cell}) AND NOT ifNull(${sound}, false)`;
}

/** The engine accepts 24:00 and any year, so the parsed time has to equal the text of the cell. */
const time: CellSql = {
  read: (cell) => `parseDateTime64BestEffortOrNull(${cell}, 3, 'UTC')`,
  bad(cell, value) {
    const text = `toString(${value})`;
    const same = `concat(substring(${text}, 1, 10), 'T', substring(${text}, 12, length(${cell}) - 12), 'Z') = ${cell}`;
    const form = `length(${cell}) IN (20, 22, 23, 24) AND ${cell} >= '19' AND ${cell} < '23'`;
    return unsound(cell, `${form} AND ${same}`);
  },
};

/** The engine converts invalid days to other days, so the parsed day has to equal the text of the cell. */
const date: CellSql = {
  read: (cell) => `toDate32OrNull(${cell})`,
  bad: (cell, value) => unsound(cell, `toString(${value}) = ${cell}`),
};

const float: CellSql = {
  read: (cell) => `toFloat64OrNull(${cell}) + 0`,
  bad: (cell, value) => unsound(cell, `isFinite(${value})`),
};

/** Also accepts whole numbers such as 14.0. */
const integer: CellSql = {
  read: (cell) => `ifNull(toInt64OrNull(${cell}), accurateCastOrNull(toFloat64OrNull(${cell}), 'Int64'))`,
  bad: (cell, value) => unsound(cell, `${value} BETWEEN -${SAFE} AND ${SAFE}`),
};

/** A list is valid if it equals the engine's output, except for spaces. */
function list(type: string): CellSql {
  const bare = (text: string) => `replaceAll(${text}, ' ', '')`;
  return {
    read: (cell) => `JSONExtract(ifNull(${cell}, '[]'), '${type}')`,
    bad: (cell, value) => unsound(cell, `${bare(`toJSONString(${value})`)} = ${bare(cell)}`),
  };
}

function objects(keys: readonly string[]): string {
  return `Array(Tuple(${keys.map((key) => `${key} Nullable(String)`).join(', ')}))`;
}

const TAGS = objects(['tag_name', 'tag_value']);
const LABELS = objects(['category', 'subcategory', 'brand']);

/** Cells of csv are texts, or null if they are empty and unquoted. */
export const csvCells: Cells = {
  string: asItIs,
  float,
  integer,
  identifier: asItIs,
  boolean: { read: (cell) => `${cell} = 'true'`, bad: (cell) => unsound(cell, `${cell} IN ('true', 'false')`) },
  timestamp: time,
  date,
  tags: list(TAGS),
  labels: list(LABELS),
  strings: list('Array(String)'),
};

/** Types that the engine parses ndjson columns as. */
export const jsonTypes: Readonly<Record<ColumnType, string>> = {
  string: 'Nullable(String)',
  float: 'Nullable(Float64)',
  integer: 'Nullable(Float64)',
  identifier: 'Nullable(String)',
  boolean: 'Nullable(Bool)',
  timestamp: 'Nullable(String)',
  date: 'Nullable(String)',
  tags: TAGS,
  labels: LABELS,
  strings: 'Array(String)',
};

/**
 * Checks of ndjson cells. Texts that are not JSON but that the engine accepts are excluded before (see `plain-ndjson`).
 */
export const jsonCells: Cells = {
  string: asItIs,
  float: { ...float, read: (cell) => `${cell} + 0` },
  integer: { ...integer, read: (cell) => `accurateCastOrNull(${cell}, 'Int64')` },
  identifier: asItIs,
  boolean: asItIs,
  timestamp: time,
  date,
  tags: asItIs,
  labels: asItIs,
  strings: asItIs,
};
