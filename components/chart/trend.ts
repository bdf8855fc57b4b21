import { type BrandStyle, styleOfSlot } from '@/components/chart/brand-color';
import { type ChartStop, type ChartValue, INK, type Series, type Trend } from '@/components/chart/chart-value';
import { type ChartDayState, dayStates } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format/format';
import { formatCompared, formatUnit } from '@/lib/client/format/format-unit';
import type { Coverage } from '@/lib/queries/answer';

interface TrendOptions extends Omit<Trend, 'series'> {
  /** A series without a style has one by its position. */
  series: readonly (Omit<Series, 'style'> & { style?: BrandStyle | undefined })[];
  height?: number;
  label?: string;
  /** Observations of each day, for tooltip and table. */
  counts?: readonly (number | null)[];
  /** What is counted: "offers". */
  counted?: string;
  /** Date labels if buckets are longer than a day. `days` then has the last day of each bucket. */
  dates?: readonly string[];
  /** Of the answer, instead of `states`. */
  coverage?: readonly Coverage[];
  onOpen?: ((index: number) => void) | undefined;
  /** Opens a day, instead of `onOpen`. */
  onDay?: ((day: string | null) => void) | undefined;
}

const HEIGHT = 168;

/** Returns a chart of lines over days, with its table and tooltips. */
export function trendChart(options: TrendOptions): ChartValue {
  const { height = HEIGHT, label, counts, counted = 'rows', dates, coverage, onOpen, onDay, ...rest } = options;
  const series = options.series.map((line, index, all) => ({
    ...line,
    style: line.style ?? (all.length === 1 ? INK : styleOfSlot(index)),
  }));
  const trend: Trend = { ...rest, series, ...(coverage && { states: dayStates(coverage, rest.days) }) };
  const { days, unit, currency, states, range, spans = [] } = trend;
  const named = series.filter(({ quiet }) => !quiet);
  return {
    kind: 'trend',
    trend,
    label: label ?? `${named.map(({ name }) => name).join(', ')} over ${days.length} days`,
    height,
    onOpen: onDay ? (index) => onDay(days[index] ?? null) : onOpen,
    // Opening another day would send requests that the user does not expect.
    canOpen: (index) => (states?.[index] ?? 'collected') === 'collected',
    table: {
      columns: [
        { header: dates ? 'Dates' : 'Day' },
        ...series.map(({ name }) => ({ header: name, unit })),
        ...(range ? ['from', 'to'].map((limit) => ({ header: `${range.label} ${limit}`, unit })) : []),
        ...spans.map((span) => ({ header: span.label })),
        ...(counts ? [{ header: `Counted ${counted}`, unit: 'count' as const }] : []),
      ],
      rows: days.map((day, index) => [
        dates?.[index] ?? day,
        ...series.map(({ values }) => values[index] ?? null),
        ...(range ? (range.edges[index] ?? [null, null]) : []),
        ...spans.map(({ words }) => words[index] ?? ''),
        ...(counts ? [counts[index] ?? null] : []),
      ]),
    },
    stops: (format) =>
      days.map((day, at) => ({
        title: dates?.[at] ?? format.weekday(day),
        lines: [
          ...named.map(({ name, values, style }, index) => ({
            key: `${index}`,
            name,
            value: formatCompared(format, [values[at], ...levelsOf(trend, at)], unit, currency)[0] ?? '',
            color: style.color,
          })),
          ...levelLines(trend, at, format),
          ...spans.flatMap(({ label, words }) => {
            const value = words[at];
            return value ? [{ key: label, name: label, value }] : [];
          }),
        ],
        note: STATE_WORDS[states?.[at] ?? 'collected'] ?? countWords(counts?.[at], counted, format),
      })),
  };
}

function levelsOf({ target, band, range }: Trend, index: number): (number | undefined)[] {
  return [target?.value, band?.low, band?.high, ...(range?.edges[index] ?? [])];
}

/** Target and bands of a day, as tooltip lines without a swatch. */
function levelLines({ target, band, range, unit, currency }: Trend, index: number, format: Format): ChartStop['lines'] {
  const write = (value: number) => formatUnit(format, value, unit, currency);
  const edges = range?.edges[index];
  return [
    ...(target ? [{ key: 'target', name: target.label, value: write(target.value) }] : []),
    ...(band ? [{ key: 'band', name: band.label, value: `${write(band.low)}–${write(band.high)}` }] : []),
    ...(edges ? [{ key: 'range', name: range?.label ?? '', value: `${write(edges[0])}–${write(edges[1])}` }] : []),
  ];
}

const STATE_WORDS: Partial<Record<ChartDayState, string>> = {
  no_data: 'Nothing published',
  not_collected: 'Not collected yet',
  failed: 'Collecting failed',
};

function countWords(count: number | null | undefined, noun: string, format: Format): string | undefined {
  return count === undefined || count === null ? undefined : `${format.integer(count)} ${noun}`;
}
