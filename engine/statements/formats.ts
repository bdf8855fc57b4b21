/** A format that can be split between rows, and whose pieces can be joined. */
export interface RowFormat {
  /** Lines before the first row: 1 for names, 2 for names and types. */
  headerLines: 0 | 1 | 2;
  /** Whether quoted values may contain line breaks. */
  quotes: boolean;
}

const LINES: RowFormat = { headerLines: 0, quotes: false };
const QUOTED: RowFormat = { headerLines: 0, quotes: true };

const families: readonly [names: string[], format: RowFormat][] = [
  [['JSONEachRow', 'NDJSON', 'JSONLines', 'JSONStringsEachRow', 'LineAsString'], LINES],
  [['JSONCompactEachRow', 'JSONCompactStringsEachRow', 'TabSeparated', 'TSV', 'TabSeparatedRaw', 'TSVRaw'], LINES],
  [['CSV'], QUOTED],
];

const withHeaders = ['JSONCompactEachRow', 'JSONCompactStringsEachRow', 'TabSeparated', 'TSV', 'CSV'];

/** Returns the layout of a format, or undefined if it is one document (JSON, Parquet, …) or binary. */
export function rowFormat(name: string): RowFormat | undefined {
  const plain = families.find(([names]) => names.includes(name))?.[1];
  if (plain) return plain;
  const [, base = '', types] = /^(\w+?)WithNames(AndTypes)?$/.exec(name) ?? [];
  if (!withHeaders.includes(base)) return undefined;
  return { headerLines: types ? 2 : 1, quotes: base === 'CSV' };
}

/** Returns the FORMAT of a statement, ignoring SETTINGS and a semicolon after it. */
export function formatOf(sql: string): string | undefined {
  return /\bFORMAT\s+(\w+)\s*(?:SETTINGS\s[^;]*)?;?\s*$/i.exec(sql)?.[1];
}

export function contentType(format: string): string {
  if (/^JSON(Compact|Strings)?$|^JSON(?!.*EachRow|Lines)/.test(format)) return 'application/json; charset=UTF-8';
  if (/JSON/.test(format)) return 'application/x-ndjson; charset=UTF-8';
  if (format.startsWith('CSV')) return 'text/csv; charset=UTF-8';
  if (/^(TabSeparated|TSV)/.test(format)) return 'text/tab-separated-values; charset=UTF-8';
  return 'application/octet-stream';
}
