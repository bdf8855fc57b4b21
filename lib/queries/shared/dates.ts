const DAY_MS = 86_400_000;

/** Returns the day `days` later, or earlier if the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from the first to the last, both included. 0 if the last is before the first. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);
}

/** The days from the first to the last, both included. */
export function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));
}

/** The first day of a period that ends with `date`. */
export function periodStart(date: string, days: number): string {
  return addDays(date, 1 - days);
}

/** The days of a period that ends with `date`. */
export function daysOfPeriod({ date, days }: { date: string; days: number }): string[] {
  return daysFrom(periodStart(date, days), date);
}

export function earlier(first: string, second: string): string {
  return first < second ? first : second;
}

export function later(first: string, second: string): string {
  return first > second ? first : second;
}

/** Returns the first of days or times of the same format, or undefined if there are none. */
export function earliest(times: readonly string[]): string | undefined {
  return times.toSorted()[0];
}

/** Returns the last of days or times of the same format, or undefined if there are none. */
export function latest(times: readonly string[]): string | undefined {
  return times.toSorted().at(-1);
}

/** Whether a day is given, and the period does not include it. */
export function isOutside(
  { date, days }: { date: string; days: number },
  day: string | null | undefined,
): day is string {
  return Boolean(day) && (String(day) < periodStart(date, days) || String(day) > date);
}
