import type { Bars, ChartValue } from '@/components/chart/chart-value';
import { formatUnit } from '@/lib/client/format/format-unit';

interface BarOptions extends Bars {
  label: string;
  height?: number;
  /** Header of the table's first column. */
  header: string;
  /** Each bar in words, where the axis label is short. */
  titles?: readonly string[];
  onOpen?: (index: number) => void;
}

const HEIGHT = 196;

/** Returns a chart of vertical bars of counts, with its table and tooltips. */
export function barChart({ label, height = HEIGHT, header, titles, onOpen, ...bars }: BarOptions): ChartValue {
  const { parts } = bars;
  const titleOf = (index: number) => titles?.[index] ?? bars.bars[index]?.label ?? '';
  return {
    kind: 'bars',
    bars,
    label,
    height,
    onOpen,
    table: {
      columns: [{ header }, ...parts.map(({ name }) => ({ header: name, unit: 'count' as const }))],
      rows: bars.bars.map(({ values }, index) => [titleOf(index), ...values]),
    },
    stops: (format) =>
      bars.bars.map(({ values }, index) => ({
        title: titleOf(index),
        lines: parts.map(({ name, color }, part) => ({
          key: name,
          name,
          value: formatUnit(format, values[part], 'count'),
          color,
        })),
      })),
  };
}
