import type { Format } from '@/lib/client/format/format';
import type { Unit } from '@/lib/metrics/view';
import { distinctDigits } from '@/lib/text/distinct-digits';
import { moneyDigits } from '@/lib/text/money-digits';

type Value = number | null | undefined;
type Currency = string | null | undefined;

/** Decimals by unit. Shares are formatted as percentages. */
const DIGITS: Record<Unit, number> = {
  count: 0,
  rows: 0,
  days: 0,
  rank: 0,
  percent: 1,
  pp: 1,
  index: 1,
  points: 1,
  score: 1,
  rating: 2,
  money: 2,
};

/**
 * Formats a figure in its unit: shares from 0 to 1 in percent, money in its currency, "—" for no value. `digits` replaces
 * the decimals of the unit.
 */
export function formatUnit(format: Format, value: Value, unit: Unit, currency?: Currency, digits?: number): string {
  switch (unit) {
    case 'percent':
      return format.percent(value, digits);
    case 'pp':
      return format.points(value, digits);
    case 'money':
      return format.money(value, currency, digits);
    case 'rank':
      return format.position(value, digits);
    default:
      return format.decimal(value, digits ?? DIGITS[unit]);
  }
}

/** Formats figures that are compared with as many decimals as tell them apart: a rating of 3.996, and its target of 4.000. */
export function formatCompared(format: Format, values: readonly Value[], unit: Unit, currency?: Currency): string[] {
  const print = (value: Value, digits: number) => formatUnit(format, value, unit, currency, digits);
  const digits = distinctDigits(values, unit === 'money' ? amountDigits(values, currency) : DIGITS[unit], print);
  return values.map((value) => print(value, digits));
}

function amountDigits(amounts: readonly Value[], currency: Currency): number {
  return Math.max(...amounts.map((amount) => moneyDigits(amount ?? 0, currency)));
}

/**
 * Formats the exact difference, rounded once and signed unless it rounds to 0: of ranks, which are better if they are lower,
 * as the ranks up or down. Returns null if a figure is missing.
 */
export function formatChange(format: Format, unit: Unit, value: Value, before: Value, currency?: Currency) {
  if (value == null || before == null) return null;
  const difference = value - before;
  if (unit === 'percent' || unit === 'pp') return format.points(difference);
  if (unit === 'money') return format.moneyDifference(difference, currency);
  if (unit === 'rank' && difference !== 0)
    return `${difference < 0 ? '▲' : '▼'}${format.integer(Math.abs(difference))}`;
  return format.difference(difference, DIGITS[unit]);
}

/** Formats a tick of an axis with the decimals that the step between ticks needs. */
export function formatTick(format: Format, value: number, unit: Unit, step: number): string {
  const digits = (size: number) => Math.max(0, Math.min(4, -Math.floor(Math.log10(size) + 1e-9)));
  if (unit === 'percent') return format.percent(value, digits(step * 100));
  if (unit === 'pp') return `${format.difference(value * 100, digits(step * 100))} pp`;
  if (unit === 'rank') return format.position(value);
  return value === 0 && unit !== 'money' ? '0' : format.decimal(value, digits(step));
}
