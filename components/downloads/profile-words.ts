import type { Format } from '@/lib/client/format';
import type { ColumnProfile } from '@/lib/contract/downloads';

const LONGEST = 60;

/** What was counted in a column: in a few words under its bars, and in full. `read`: rows it was counted over. */
export function profileWords(
  { nulls, distinct, histogram, top }: ColumnProfile,
  type: string | null,
  read: number,
  format: Format,
): { summary: string; facts: [name: string, value: string][] } {
  const values = read - nulls;
  const write = (text: string) => (type === 'float' || type === 'integer' ? number(text, format) : short(text));
  const span: ColumnProfile['histogram'] = histogram && {
    ...histogram,
    from: write(histogram.from),
    to: write(histogram.to),
  };
  const facts: [string, string][] = [
    ['Rows read', format.integer(read)],
    ['Null', `${format.integer(nulls)}, ${format.percent(read > 0 ? nulls / read : null)}`],
    ['Different values', format.integer(distinct)],
  ];
  if (span) facts.push(['Smallest', span.from], ['Largest', span.to]);
  for (const { value, count } of top) facts.push([short(value), format.integer(count)]);
  return { summary: summaryOf(), facts };

  function summaryOf(): string {
    if (values === 0) return 'nothing but nulls';
    if (distinct === 1) return `always ${span ? span.from : short(top[0]?.value ?? 'the same')}`;
    if (span) return `${span.from} to ${span.to}`;
    return distinct === values ? 'all different' : `${format.integer(distinct)} values`;
  }
}

/** As many digits as the file has. */
function number(text: string, format: Format): string {
  const value = Number(text);
  const digits = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? format.decimal(value, digits) : text;
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
