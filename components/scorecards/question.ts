import type { Format } from '@/lib/client/format';
import { lastDays, type Period } from '@/lib/client/period';
import { newestDay } from '@/lib/client/scorecards/newest-day';
import type { PriceItem } from '@/lib/contract/price';
import type { ScorecardRow } from '@/lib/contract/scorecard';

/** How many days are shown before a person chooses. */
export const START_DAYS = 28;

interface Asked {
  start_date: string | null;
  end_date: string | null;
}

/** The range in the address, or the days up to the newest; null while the newest is not known. */
export function periodOf({ start_date, end_date }: Asked, newest: string | null): Period | null {
  const end = end_date ?? newest;
  if (end === null) return null;
  return { start_date: start_date ?? lastDays(end, START_DAYS).start_date, end_date: end };
}

/** The newest day of a price set, where it lies outside of the range: a hint where to look for data. */
export function newestOutside(items: readonly PriceItem[], period: Period | null): string | null {
  const newest = newestDay(items);
  return newest !== null && newest !== period?.end_date ? newest : null;
}

/** A range in words; empty for none. */
export function rangeInWords(range: Period | null, format: Format): string {
  return range ? `${format.day(range.start_date)} to ${format.day(range.end_date)}` : '';
}

/** The range that an answer is of, which is the older one while another question loads. */
export function answeredRange([first]: readonly ScorecardRow[], period: Period | null): string {
  return `${first?.start_date ?? period?.start_date ?? ''} to ${first?.end_date ?? period?.end_date ?? ''}`;
}

/** What is asked, in words: "1 Jun 2026 to 28 Jun 2026, compared with 4 May 2026 to 31 May 2026". */
export function askedInWords(period: Period | null, other: Period | null, minimum: number, format: Format): string {
  const compared = other ? `, compared with ${rangeInWords(other, format)}` : '';
  const least = minimum > 0 ? `, at least ${format.integer(minimum)} reviews` : '';
  return `${rangeInWords(period, format)}${compared}${least}`;
}
