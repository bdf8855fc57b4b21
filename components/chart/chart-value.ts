import type { BrandStyle } from '@/components/chart/brand-color';
import type { ChartDayState } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format/format';
import { formatUnit } from '@/lib/client/format/format-unit';
import type { Unit } from '@/lib/metrics/view';

interface ChartColumn {
  header: string;
  /** Unit of a number column. Text columns have none. */
  unit?: Unit;
  /** The currency of amounts. */
  currency?: string | null;
}

/** The numbers of a chart: shown on request, shown without scripts, and written to its csv. */
export interface ChartTable {
  columns: readonly ChartColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** The tooltip of one day or bar. */
export interface ChartStop {
  title: string;
  /** Values that are not drawn have no color. */
  lines: readonly { key: string; name: string; value: string; color?: string }[];
  /** The number of observations, or a remark. */
  note?: string;
}

interface ChartBase {
  /** What the chart shows, for screen readers. */
  label: string;
  /** Height on screen, in pixels. */
  height: number;
  table: ChartTable;
  /** One stop per day or bar: what pointer and arrow keys read. */
  stops: (format: Format) => ChartStop[];
  /** Opens a day or bar by its index, on a click or Enter. */
  onOpen?: (index: number) => void;
  /** Whether `onOpen` opens a day or bar. By default it opens all. */
  canOpen?: (index: number) => boolean;
}

export interface Series {
  name: string;
  /** Label at the end of the line, where the name is too long for it. */
  label?: string;
  /** One per day. Null is a gap, never zero. */
  values: readonly (number | null)[];
  style: BrandStyle;
  /** Observations of each value. Values are dots with areas in this proportion, without a line. */
  sizes?: readonly (number | null)[];
  /** Drawn behind the other series, without an end label and without a tooltip line. */
  quiet?: boolean;
}

/** Days that something is true for, behind the lines. */
export interface DaySpan {
  label: string;
  look: 'hatched' | 'shaded';
  /** What is true on each day, for tooltip and table. Null on other days. */
  words: readonly (string | null)[];
}

/** Lines over days. */
export interface Trend {
  days: readonly string[];
  /** Date labels if buckets are longer than a day. `days` then has the first or last day of each bucket. */
  dates?: readonly string[];
  /** Precedes a day that stands for a longer bucket: "Week of". */
  dayTitle?: string;
  unit: Unit;
  /** The currency of amounts. */
  currency?: string | null;
  /** The most important series first: it is drawn on top. */
  series: readonly Series[];
  /** Collection state of each day, which explains gaps. */
  states?: readonly ChartDayState[];
  target?: { value: number; label: string } | null;
  /** A pale band between two values. */
  band?: { low: number; high: number; label: string } | null;
  /** A value that lines are read against, labelled within the plot. */
  reference?: { value: number; label: string } | null;
  /** The day that the first series is compared with. It is marked before the last two days, whose labels it would cover. */
  comparedDay?: string;
  /** Whether end labels have the change since the compared day. */
  hasChanges?: boolean;
  /** A pale band that moves: two values per day, or null for a day without a band. */
  range?: { edges: readonly (readonly [low: number, high: number] | null)[]; label: string } | null;
  spans?: readonly DaySpan[];
  /** Values are positions: 1 is on top. */
  ranks?: boolean;
  /** A value is true for the whole of its day: lines are steps. */
  steps?: boolean;
}

/** Vertical bars from zero, stacked of parts. */
export interface Bars {
  parts: readonly { name: string; color: string }[];
  /** `values` has one number per part. If a bar is strong, the others are pale. */
  bars: readonly { label: string; values: readonly number[]; isStrong?: boolean }[];
  /** Index of the bar before which a dashed line divides the chart. */
  divideAt?: number;
  /** Captions below the axis, at the left and the right end. */
  ends?: readonly [left: ChartEnd, right: ChartEnd];
}

interface ChartEnd {
  text: (format: Format) => string;
  color: string;
}

/** A chart as data. `TrendDrawing` and `BarsDrawing` draw it with Recharts, in the same way on screen and for a slide. */
export type ChartValue = ChartBase & ({ kind: 'trend'; trend: Trend } | { kind: 'bars'; bars: Bars });

/** Text of a chart. */
export const TEXT = { fontSize: 11, fill: 'var(--ink-3)' } as const;

/** Style of the only line of a chart. */
export const INK: BrandStyle = { color: 'var(--ink)', width: 2 };

export function chartCell(value: string | number | null | undefined, column: ChartColumn | undefined, format: Format) {
  if (typeof value === 'string') return value;
  return formatUnit(format, value, column?.unit ?? 'count', column?.currency);
}
