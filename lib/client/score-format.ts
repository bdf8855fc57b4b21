import type { Format } from '@/lib/client/format';

type Value = number | null | undefined;

/** Formatters of scores: percentages for scores with a known scale, else plain numbers. */
export interface ScoreFormat {
  /** Includes the unit, for sentences. */
  score: (value: Value) => string;
  /** Without the unit, for columns whose header has it. */
  plain: (value: Value) => string;
  /** Without the unit and trailing zeros, for secondary numbers. */
  short: (value: Value) => string;
  /** A difference between two scores, without the unit. */
  signed: (value: Value) => string;
  /** A difference between two scores, with the unit. */
  difference: (value: Value) => string;
}

export function scoreFormat(format: Format, scale: number | null): ScoreFormat {
  if (scale === null)
    return {
      score: (value) => format.decimal(value),
      plain: (value) => format.decimal(value),
      short: (value) => short(value, format),
      signed: (value) => format.difference(value),
      difference: (value) => format.difference(value),
    };
  const share = (value: Value) => (value == null ? value : value / scale);
  const percent = (value: Value) => (value == null ? value : (value / scale) * 100);
  return {
    score: (value) => format.percent(share(value)),
    plain: (value) => format.decimal(percent(value), 1),
    short: (value) => short(percent(value), format),
    signed: (value) => format.difference(percent(value), 1),
    difference: (value) => format.points(share(value)),
  };
}

function short(value: Value, format: Format): string {
  return Number.isInteger(value) ? format.integer(value) : format.decimal(value, 1);
}
