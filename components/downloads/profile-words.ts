import type { Fact } from '@/components/ui/fact-list';
import type { Format } from '@/lib/client/format/format';
import type { ColumnProfile } from '@/lib/contract/downloads';

/** Describes the profile of a column as facts. @param rowCount number of counted rows */
export function profileFacts(profile: ColumnProfile, type: string | null, rowCount: number, format: Format): Fact[] {
  const { nulls, distinct, histogram } = profile;
  return [
    { name: 'Rows read', value: format.integer(rowCount) },
    { name: 'Null', value: nulls === 0 ? 'none' : `${format.integer(nulls)}, ${shareWord(nulls, rowCount, format)}` },
    { name: 'Different', value: format.integer(distinct) },
    ...(histogram && distinct > 1
      ? [
          { name: 'Smallest', value: write(histogram.from, type, format) },
          { name: 'Largest', value: write(histogram.to, type, format) },
        ]
      : []),
  ];
}

/** Summarizes the profile of a column for the line below its bars. */
export function profileSummary(profile: ColumnProfile, type: string | null, rowCount: number, format: Format): string {
  const { nulls, distinct, histogram, top } = profile;
  if (nulls === rowCount) return 'only nulls';
  if (distinct === 1) return `always ${write(histogram?.from ?? top[0]?.value ?? 'the same', type, format)}`;
  if (histogram && (type === 'timestamp' || type === 'date')) {
    const [from, to] = [format.shortDay(histogram.from), format.shortDay(histogram.to)];
    return from === to ? `all on ${from}` : `${from} to ${to}`;
  }
  if (histogram) return `${write(histogram.from, type, format)} to ${write(histogram.to, type, format)}`;
  return distinct === rowCount - nulls ? 'all different' : `${format.integer(distinct)} values`;
}

/** Formats a percentage. Rounds to 0% only if none match, and to 100% only if all do. */
export function shareWord(count: number, total: number, format: Format): string {
  if (count === 0 || count === total) return format.percent(count / total);
  return format.percent(Math.min(0.999, Math.max(0.001, count / total)));
}

function write(text: string, type: string | null, format: Format): string {
  if (type === 'float' || type === 'integer') return number(text, format);
  if (type === 'timestamp') return format.dateTime(text);
  return type === 'date' ? format.day(text) : text;
}

/** Formats a number with the digits of the file. */
function number(text: string, format: Format): string {
  const value = Number(text);
  const digits = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? format.decimal(value, digits) : text;
}
