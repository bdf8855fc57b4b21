/** Length of a day in UTC. */
export const DAY_MS = 86_400_000;

/** Returns the day of a time in UTC, by default the current day. */
export function utcDay(time: Date | number = Date.now()): string {
  return new Date(time).toISOString().slice(0, 10);
}
