/** Order of dates such as 7/6/2026. Dates with full stops always have the day first. */
export type DateOrder = 'day-first' | 'month-first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/** Parses a day as spreadsheets write it: "2026-06-07", "7.6.2026", "07/06/2026", "7 Jun 2026". Null if invalid. */
export function parseDay(text: string, order: DateOrder = 'day-first'): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return toDay(dotted[3], dotted[2], dotted[1]);
  const slashed = SLASHED.exec(text);
  if (slashed && order === 'month-first') return toDay(slashed[3], slashed[1], slashed[2]);
  if (slashed) return toDay(slashed[3], slashed[2], slashed[1]);
  const named = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(text);
  if (!named) return null;
  return toDay(named[3], String(MONTHS.indexOf(named[2]?.toLowerCase() ?? '') + 1), named[1]);
}

function toDay(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${iso}T00:00:00Z`);
  // Rejects days that do not exist: "31 June" would roll over into July.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) ? iso : null;
}

/** Tests whether both orders give a day, and not the same one. */
export function isAmbiguous(date: string): boolean {
  const [day, month] = (['day-first', 'month-first'] as const).map((order) => parseDay(date, order));
  return day !== null && month !== null && day !== month;
}

/** Returns the order of unambiguous dates. Null without any, or if they contradict each other. */
export function findOrder(dates: readonly string[]): DateOrder | null {
  const slashed = dates.filter((date) => SLASHED.test(date));
  const isProof = (order: DateOrder, other: DateOrder) =>
    slashed.some((date) => parseDay(date, order) !== null && parseDay(date, other) === null);
  const [dayFirst, monthFirst] = [isProof('day-first', 'month-first'), isProof('month-first', 'day-first')];
  return dayFirst === monthFirst ? null : dayFirst ? 'day-first' : 'month-first';
}
