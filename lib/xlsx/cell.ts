/** A value as a spreadsheet holds it. */
export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'date' | 'time'; serial: number };

const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** Days since 1899-12-30 in UTC, as spreadsheets count them. @param time milliseconds since 1970 */
export function serialOf(time: number): number {
  return (time - EPOCH) / DAY;
}

/** A serial as a csv writes it so that Excel knows it: "2026-06-30 07:01:00". */
export function serialText(serial: number): string {
  return new Date(Math.round(EPOCH + serial * DAY)).toISOString().slice(0, 19).replace('T', ' ');
}
