import { moneyDigits } from '@/lib/text/money-digits';
import { parseTime } from '@/lib/text/parse-time';

/** The kind of values in a column. */
export type ColumnKind =
  | 'text'
  /** Text that looks like a number, such as barcodes. Stays text when a user edits it. */
  | 'code'
  | 'boolean'
  | 'integer'
  | 'number'
  /** A fraction: 0.153 is shown as 15.3%. */
  | 'percent'
  /** YYYY-MM-DD. */
  | 'date'
  /** ISO 8601 or a Date; shown in UTC. */
  | 'time';

export interface Column {
  title: string;
  kind: ColumnKind;
  /** Width in characters. Estimated from the first rows if absent. */
  width?: number;
  /** Listed in the About sheet. */
  unit?: string;
  /** Listed in the About sheet. */
  definition?: string;
}

/** An amount with the currency of its row. */
export interface Money {
  amount: number;
  currency: string | null;
}

/** A number that is shown as a percentage in any column: 0.153 as 15.3%. */
export interface Fraction {
  fraction: number;
}

export type Value = string | number | boolean | Date | Money | Fraction | null | undefined;

/** A value in the types of a spreadsheet. */
export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string; code?: boolean }
  | { kind: 'number'; value: number; format: 'plain' | 'integer' | 'percent' | MoneyFormat }
  | { kind: 'boolean'; value: boolean }
  /** Milliseconds since 1970 in UTC. */
  | { kind: 'date' | 'time'; time: number };

export interface MoneyFormat {
  currency: string;
  digits: number;
}

const EMPTY: Cell = { kind: 'empty' };
/** Numbers that a spreadsheet stores exactly: at most 15 digits, without leading zeros. */
const NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d+)?([eE][+-]?\d{1,3})?$/;
const DAY_LENGTH = '2026-06-30'.length;
const CURRENCY = /^[A-Z]{3}$/;

/** Converts a value to a cell. A text that does not match its column's kind stays text. */
export function toCell(value: Value, column: Column): Cell {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'number') return numberCell(value, column.kind);
  if (value instanceof Date) return timeCell(value.getTime(), column.kind === 'date' ? 'date' : 'time') ?? EMPTY;
  if (typeof value === 'object') return 'fraction' in value ? numberCell(value.fraction, 'percent') : moneyCell(value);
  return textCell(value, column.kind);
}

function textCell(text: string, kind: ColumnKind): Cell {
  switch (kind) {
    case 'boolean':
      if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true' };
      break;
    case 'integer':
    case 'number':
    case 'percent':
      if (NUMBER.test(text) && Number.isFinite(Number(text))) return numberCell(Number(text), kind);
      break;
    case 'date':
    case 'time': {
      const isDay = text.length === DAY_LENGTH;
      const cell = kind === 'time' || isDay ? timeCell(parseTime(text), kind) : null;
      if (cell) return cell;
      break;
    }
    case 'code':
      return { kind: 'text', text, code: true };
  }
  return { kind: 'text', text };
}

function numberCell(value: number, kind: ColumnKind): Cell {
  if (!Number.isFinite(value)) return EMPTY;
  return { kind: 'number', value, format: kind === 'integer' || kind === 'percent' ? kind : 'plain' };
}

/** An amount becomes text if no number format can show its currency. */
function moneyCell({ amount, currency }: Money): Cell {
  if (!currency || !Number.isFinite(amount)) return numberCell(amount, 'number');
  if (!CURRENCY.test(currency)) return { kind: 'text', text: `${amount} ${currency}` };
  return { kind: 'number', value: amount, format: { currency, digits: moneyDigits(amount, currency) } };
}

function timeCell(time: number, kind: 'date' | 'time'): Cell | null {
  return Number.isNaN(time) ? null : { kind, time };
}

/** Formats a date: 2026-06-30. Returns '' for an invalid time. */
export function dateText(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, -14);
}

/** Formats a time in UTC: 2026-06-30 07:01:00. */
export function timeText(time: number): string {
  return new Date(Math.round(time / 1000) * 1000).toISOString().slice(0, -5).replace('T', ' ');
}
