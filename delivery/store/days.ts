const FIRST = '1900-01-01';
const LAST = '2299-12-31';

/** A day as the engine can compare it: days before 1900 and after 2299 hold no data, and become the nearest it knows. */
export function engineDay(day: string): string {
  if (day < FIRST) return FIRST;
  return day > LAST ? LAST : day;
}

/** A range of days as parameters `{start:Date32}` and `{end:Date32}`. */
export function engineRange({ start_date, end_date }: { start_date: string; end_date: string }) {
  return { start: engineDay(start_date), end: engineDay(end_date) };
}
