/** A calendar day as the number of days since 1970-01-01. */
export type Day = number;

const MS = 86_400_000;

export function dayOf(date: string): Day {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / MS);
}

export function isoDate(day: Day): string {
  return new Date(day * MS).toISOString().slice(0, 10);
}

/** Returns the weekday, 0 for Monday. */
export function weekday(day: Day): number {
  return (day + 3) % 7;
}

/** Formats a time as ISO 8601 in UTC, such as `2026-06-30T05:12:40Z`. */
export function instant(day: Day, hour: number, second = 0): string {
  const time = new Date(day * MS + hour * 3_600_000 + Math.floor(second) * 1000);
  return `${time.toISOString().slice(0, 19)}Z`;
}
