/** A format whose rows follow one another, so that it can be cut between rows and pieces can be joined. */
export interface RowFormat {
  /** Lines before the first row: 1 for names, 2 for names and types. */
  headerLines: 0 | 1 | 2;
  /** A line break inside quotes belongs to a value. */
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

/** How the rows of a format lie; undefined for formats that are one document (JSON, Parquet, …) or binary. */
export function rowFormat(name: string): RowFormat | undefined {
  const plain = families.find(([names]) => names.includes(name))?.[1];
  if (plain) return plain;
  const [, base = '', types] = /^(\w+?)WithNames(AndTypes)?$/.exec(name) ?? [];
  if (!withHeaders.includes(base)) return undefined;
  return { headerLines: types ? 2 : 1, quotes: base === 'CSV' };
}

/** The format a statement names at its end, SETTINGS and semicolon aside. */
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
