import type { Format } from '@/lib/client/format/format';
import { distinctDigits } from '@/lib/text/distinct-digits';

type Value = number | null | undefined;

/** Formatters of scores: percentages for scores with a known scale, else plain numbers. */
export interface ScoreFormat {
  /** Includes the unit, for sentences. With another score, has the decimals that tell the two apart. */
  score: (value: Value, other?: Value) => string;
  /** Without the unit and trailing zeros, for secondary numbers. */
  short: (value: Value) => string;
  /** A difference between two scores, without the unit. It is 0 only if the scores are equal. */
  signed: (value: Value) => string;
  /** A difference between two scores, with the unit. */
  difference: (value: Value) => string;
}

export function scoreFormat(format: Format, scale: number | null): ScoreFormat {
  if (scale === null) {
    const difference = (value: Value) => format.difference(value, distinctDigits([value, 0], 2));
    return {
      score: (value, other) => format.decimal(value, distinctDigits([value, other], 2)),
      short: (value) => short(value, format),
      signed: difference,
      difference,
    };
  }
  const share = (value: Value) => (value == null ? value : value / scale);
  const percent = (value: Value) => (value == null ? value : (value / scale) * 100);
  return {
    score: (value, other) => format.percent(share(value), distinctDigits([percent(value), percent(other)], 1)),
    short: (value) => short(percent(value), format),
    signed: (value) => format.difference(percent(value), distinctDigits([percent(value), 0], 1)),
    difference: (value) => format.points(share(value), distinctDigits([percent(value), 0], 1)),
  };
}

function short(value: Value, format: Format): string {
  return Number.isInteger(value) ? format.integer(value) : format.decimal(value, 1);
}
