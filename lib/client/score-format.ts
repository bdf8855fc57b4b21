import type { Format } from '@/lib/client/format';

type Value = number | null | undefined;

/** How scores are written: in percent where they are shares, else as the service's own number. */
export interface ScoreFormat {
  /** With its unit, for sentences. */
  score: (value: Value) => string;
  /** Without, for cells under a header that names it. */
  plain: (value: Value) => string;
  /** The same in as few digits as it takes: what stands small beside another number. */
  short: (value: Value) => string;
  /** A difference of two scores under such a header. */
  signed: (value: Value) => string;
  /** The same with its unit. */
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
