import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { Period } from '@/lib/client/period';

/** What the controls of a page are set to. */
export interface SetControls {
  /** What is looked at where that is not all there is: a page of competitions, a retailer. */
  readonly of?: string;
  /** Null while it is not known. */
  readonly when: string | Period | null;
  readonly against?: string | Period | null;
  /** Each filter by name, as the address holds it. */
  readonly filters: Readonly<Record<string, readonly string[] | string | boolean | null>>;
}

/** "30 Jun 2026, against 29 Jun, 3 filters": all controls of a page in one line. Empty while no day is known. */
export function setInWords({ of, when, against, filters }: SetControls, format: Format): string {
  if (!when) return '';
  const on = Object.values(filters).reduce((sum: number, value) => sum + wordsOn(value), 0);
  return [
    of,
    inWords(when, '', format),
    against ? `against ${inWords(against, lastDay(when), format)}` : '',
    on > 0 ? counted(on, 'filter', format) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function wordsOn(value: SetControls['filters'][string]): number {
  return Array.isArray(value) ? value.length : Number(Boolean(value));
}

/** A year is said where `beside`, which stands before it, has another. */
function inWords(when: string | Period, beside: string, format: Format): string {
  const end = lastDay(when);
  const last = isSameYear(end, beside) ? format.shortDay(end) : format.day(end);
  if (typeof when === 'string' || when.start_date === end) return last;
  const { start_date } = when;
  return `${isSameYear(start_date, end) ? format.shortDay(start_date) : format.day(start_date)} – ${last}`;
}

function lastDay(when: string | Period): string {
  return typeof when === 'string' ? when : when.end_date;
}

function isSameYear(day: string, other: string): boolean {
  return day.slice(0, 4) === other.slice(0, 4);
}
