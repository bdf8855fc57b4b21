import type { ReactNode } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import type { Format } from '@/lib/client/format';
import { formatUnit } from '@/lib/client/format-unit';
import type { Sheet } from '@/lib/client/sheet';
import type { Unit } from '@/lib/metrics/view';

/** Where a chart is drawn: on screen, or on a slide. */
export interface Frame {
  width: number;
  height: number;
  format: Format;
}

/** A place that pointer and arrow keys stop at. */
export interface ChartStop {
  x: number;
  title: string;
  lines: readonly { key: string; name: string; value: string; color?: string; opens?: string }[];
  note?: string;
}

export interface ChartColumn {
  header: string;
  /** Of figures; text without. */
  unit?: Unit;
  currency?: string | undefined;
}

/** The numbers of a chart: shown on request and without scripts, and what its csv holds. */
export interface ChartTable {
  columns: readonly ChartColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** A chart as a value: drawn in whatever frame it is given, the same on screen, on paper and on a slide. */
export interface ChartValue {
  /** What it shows, for those who hear it. */
  label: string;
  /** On screen, in pixels. */
  height: (width: number) => number;
  /** Children of an SVG of the frame's size. */
  draw: (frame: Frame) => ReactNode;
  table: ChartTable;
  /** None for charts whose numbers all stand in the drawing. */
  stops?: (frame: Frame) => ChartStop[];
  /** Opens what a stop stands for, by its index; of a chart with lanes, what this lane says there. */
  onOpen?: ((index: number, lane: number) => void) | undefined;
  /** Where each lane of a chart stands that has some, in the order of the lines of its stops. */
  lanes?: (frame: Frame) => { top: number; bottom: number }[];
}

export interface Series {
  name: string;
  /** One for each day; null is a gap, never zero. */
  values: readonly (number | null)[];
  style?: BrandStyle;
  /** Drawn behind the others, without a name and in no tooltip. */
  quiet?: boolean;
  /** The days of its values, where they are others than those of the axis: a period before, place by place. */
  days?: readonly string[];
}

/** Text of a chart, sized for a screen. */
export const TEXT = { fontSize: 11, fill: 'var(--ink-3)' } as const;

export function chartCell(value: string | number | null | undefined, column: ChartColumn | undefined, format: Format) {
  if (typeof value === 'string') return value;
  return formatUnit(format, value, column?.unit ?? 'count', column?.currency);
}

/** Shares leave in percent, as they are read, and without the noise of binary fractions. */
export function toSheet(title: string, { columns, rows }: ChartTable): Sheet {
  const isShare = columns.map(({ unit }) => unit === 'percent' || unit === 'pp');
  return {
    title,
    columns: columns.map(({ header, unit, currency }) => {
      const sign = unit === 'percent' ? '%' : unit === 'pp' ? 'pp' : currency;
      return { header: sign ? `${header} (${sign})` : header, kind: unit ? ('number' as const) : ('text' as const) };
    }),
    rows: rows.map((row) =>
      row.map((value, at) =>
        typeof value === 'number' ? Number((isShare[at] ? value * 100 : value).toPrecision(12)) : value,
      ),
    ),
  };
}

/** One line alone is the strongest thing there is. */
export const INK: BrandStyle = { color: 'var(--ink)', width: 2 };
