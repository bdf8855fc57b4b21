import { type BrandStyle, styleOfSlot } from '@/components/chart/brand-color';
import { type ChartStop, type ChartValue, INK, type Series, type Trend } from '@/components/chart/chart-value';
import { type ChartDayState, dayStates } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format/format';
import { formatCompared, formatUnit } from '@/lib/client/format/format-unit';
import type { Coverage } from '@/lib/queries/answer';

interface TrendOptions extends Omit<Trend, 'series'> {
  /** A series without a style has one by its position. */
  series: readonly (Omit<Series, 'style'> & { style?: BrandStyle })[];
  height?: number;
  label?: string;
  /** Observations of each day, for tooltip and table. */
  counts?: readonly (number | null)[];
  /** What is counted: "offers". */
  counted?: string;
  /** Of the answer, instead of `states`. */
  coverage?: readonly Coverage[];
  onOpen?: (index: number) => void;
  /** Opens a day, instead of `onOpen`. */
  onDay?: (day: string | null) => void;
}

const HEIGHT = 168;

/** Returns a chart of lines over days, with its table and tooltips. */
export function trendChart(options: TrendOptions): ChartValue {
  const { height = HEIGHT, label, counts, counted = 'rows', coverage, onOpen, onDay, ...rest } = options;
  const series = options.series.map((line, index, all) => ({
    ...line,
    style: line.style ?? (all.length === 1 ? INK : styleOfSlot(index)),
  }));
  const trend: Trend = { ...rest, series, ...(coverage && { states: dayStates(coverage, rest.days) }) };
  const { days, dates, dayTitle, unit, currency, states, range, spans = [] } = trend;
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
        { header: dates ? 'Dates' : (dayTitle ?? 'Day') },
        ...series.map(({ name }) => ({ header: name, unit, currency })),
        ...(range ? ['from', 'to'].map((limit) => ({ header: `${range.label} ${limit}`, unit, currency })) : []),
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
      days.map((day, dayIndex) => {
        const texts = textsOf(trend, { values: named.map(({ values }) => values[dayIndex]), dayIndex, format });
        return {
          title: dates?.[dayIndex] ?? (dayTitle ? `${dayTitle} ${format.day(day)}` : format.weekday(day)),
          lines: [
            ...named.map(({ name, style }, index) => ({
              key: `${index}`,
              name,
              value: texts[index] ?? '',
              color: style.color,
            })),
            ...levelLines(trend, dayIndex, texts.slice(named.length)),
            ...spans.flatMap(({ label, words }) => {
              const value = words[dayIndex];
              return value ? [{ key: label, name: label, value }] : [];
            }),
          ],
          note: STATE_WORDS[states?.[dayIndex] ?? 'collected'] ?? countWords(counts?.[dayIndex], counted, format),
        };
      }),
  };
}

interface StopValues {
  values: readonly (number | null | undefined)[];
  dayIndex: number;
  format: Format;
}

/** Formats the values of a day, then its target and the limits of its bands, with the decimals that tell them apart. */
function textsOf({ target, band, range, unit, currency }: Trend, { values, dayIndex, format }: StopValues): string[] {
  const levels = [target?.value, band?.low, band?.high, ...(range?.edges[dayIndex] ?? [])];
  // Without a level, values are not compared.
  if (levels.every((level) => level === undefined))
    return values.map((value) => formatUnit(format, value, unit, currency));
  return formatCompared(format, [...values, ...levels], unit, currency);
}

/** Target and bands of a day, as tooltip lines without a swatch. `texts` are those of `textsOf` after the values. */
function levelLines({ target, band, range }: Trend, dayIndex: number, texts: readonly string[]): ChartStop['lines'] {
  const [targetText = '', bandLow, bandHigh, low, high] = texts;
  return [
    ...(target ? [{ key: 'target', name: target.label, value: targetText }] : []),
    ...(band ? [{ key: 'band', name: band.label, value: `${bandLow}–${bandHigh}` }] : []),
    ...(range?.edges[dayIndex] ? [{ key: 'range', name: range.label, value: `${low}–${high}` }] : []),
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
