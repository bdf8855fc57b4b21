import type { BrandStyle } from '@/components/chart/brand-color';
import type { Sheet } from '@/lib/client/sheet';

interface Bucket {
  /** Unique and short, for the axis: "30 Jun". */
  label: string;
  /** Its dates in full, for the tooltip and the table. */
  dates: string;
}

export interface Series {
  key: string;
  name: string;
  /** What stands at its end instead of a long name. */
  label?: string;
  style: BrandStyle;
  /** One per bucket; null is a gap and never zero. */
  values: readonly (number | null)[];
  /** Drawn behind the others, without a label and without a line in the tooltip. */
  quiet?: boolean;
}

/** A pale band between two values, its edges labelled. */
interface Band {
  low: number;
  high: number;
  label: string;
}

/** Where the buckets of a chart lead, each to its own page. */
export interface Opens {
  /** What a bucket is called: "day". */
  noun: string;
  /** Null for a bucket that nothing is known of. */
  hrefOf: (index: number) => string | null;
}

export interface LineData {
  buckets: readonly Bucket[];
  series: readonly Series[];
  /** Observations per bucket, for the tooltip. */
  observations?: readonly (number | null)[];
  band?: Band;
  /** A value that lines are read against, drawn as a dashed line. */
  mark?: { at: number; label: string };
  /** The last bucket is not over: its segment is dashed. */
  unfinished?: boolean;
}

export type Point = { label: string } & Record<string, number | null | string>;

/**
 * One point per bucket as the drawing takes it. A series of an unfinished last bucket is cut in two, `key` up to the
 * bucket before and `key~` from there on, so that only the last segment is dashed.
 */
export function toPoints({ buckets, series, unfinished }: LineData): Point[] {
  const last = buckets.length - 1;
  return buckets.map(({ label }, index) => {
    const point: Point = { label };
    for (const { key, values } of series) {
      const value = values[index] ?? null;
      point[key] = unfinished && index === last ? null : value;
      if (unfinished && index >= last - 1) point[`${key}~`] = value;
    }
    return point;
  });
}

/** A value between two gaps: no segment shows it, so that it needs a dot. */
export function standsAlone(values: Series['values'], index: number): boolean {
  return values[index] != null && values[index - 1] == null && values[index + 1] == null;
}

/** The table twin: a row per bucket, a column per series. */
export function lineSheet(title: string, { buckets, series, observations }: LineData): Sheet {
  return {
    title,
    columns: [
      { header: 'Dates', kind: 'text' },
      ...series.map(({ name }) => ({ header: name, kind: 'number' as const })),
      ...(observations ? [{ header: 'Observations', kind: 'number' as const }] : []),
    ],
    rows: buckets.map(({ dates }, index) => [
      dates,
      ...series.map(({ values }) => values[index] ?? null),
      ...(observations ? [observations[index] ?? null] : []),
    ]),
  };
}
