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

/**
 * SQL: the letter that an answer's coverage has for a day of a need: c complete, p partly, n nothing published, f failed,
 * - not collected yet. Empty for a day that the need does not hold.
 */
export function stateOf(need: string, day: string): string {
  return `if(${day} < {${need}_from:Date}, '', substring({${need}_states:String}, dateDiff('day', {${need}_from:Date}, ${day}) + 1, 1))`;
}

export function earliest(...days: (string | null | undefined)[]): string {
  return days.filter((day): day is string => Boolean(day)).sort()[0] ?? '';
}
