import type { Format } from '@/lib/client/format/format';
import type { ColumnProfile } from '@/lib/contract/downloads';

/** Describes the nulls of a column: "no nulls", "2.1% null". @param rowCount number of counted rows */
export function nullWords({ nulls }: ColumnProfile, rowCount: number, format: Format): string {
  if (nulls === 0) return 'no nulls';
  if (nulls === rowCount) return 'all null';
  // Only a column without nulls has 0%, and only one without values 100%.
  return `${format.percent(Math.min(0.999, Math.max(0.001, nulls / rowCount)))} null`;
}

/** Describes the values of a column: "0.99 to 1,034.90", "8 values". Empty if it has none. */
export function valueWords(profile: ColumnProfile, type: string | null, rowCount: number, format: Format): string {
  const { nulls, distinct, range } = profile;
  if (distinct === 0) return '';
  if (!range) return distinct === rowCount - nulls ? 'all different' : `${format.integer(distinct)} values`;
  const [from, to] = [range.from, range.to].map((text) => write(text, type, format));
  return from === to ? `always ${from}` : `${from} to ${to}`;
}

function write(text: string, type: string | null, format: Format): string {
  if (type === 'float' || type === 'integer') return number(text, format);
  return type === 'timestamp' || type === 'date' ? format.shortDay(text) : text;
}

/** Formats a number with the digits of the file. */
function number(text: string, format: Format): string {
  const value = Number(text);
  const digits = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? format.decimal(value, digits) : text;
}
