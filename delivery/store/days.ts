const FIRST = '1900-01-01';
const LAST = '2299-12-31';

/** Limits a day to the range of the engine, 1900 to 2299. Days outside of it have no data. */
export function engineDay(day: string): string {
  if (day < FIRST) return FIRST;
  return day > LAST ? LAST : day;
}

/** Returns a range of days as parameters `{start:Date32}` and `{end:Date32}`. */
export function engineRange({ start_date, end_date }: { start_date: string; end_date: string }) {
  return { start: engineDay(start_date), end: engineDay(end_date) };
}
