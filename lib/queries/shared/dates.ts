const DAY_MS = 86_400_000;

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days from the first to the last, both included. */
export function daysFrom(from: string, to: string): string[] {
  const count = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

/** The first day of a period that ends with `date`. */
export function periodStart(date: string, days: number): string {
  return addDays(date, 1 - days);
}

export function earliest(...days: (string | null | undefined)[]): string {
  return days.filter((day): day is string => Boolean(day)).sort()[0] ?? '';
}
