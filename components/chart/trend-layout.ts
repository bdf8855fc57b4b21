import type { DaySpan, Series, Trend } from '@/components/chart/chart-value';
import { niceTicks, rankTicks, textWidth } from '@/components/chart/scale';
import type { ChartDayState } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format/format';
import { formatChange, formatTick, formatUnit } from '@/lib/client/format/format-unit';

export interface EndLabel {
  key: string;
  value: number;
  name: string;
  /** The newest value in words, with its change since the compared day if the trend has changes. */
  text: string;
  color: string;
}

export interface TrendLayout {
  ticks: readonly number[];
  formatTick: (value: number) => string;
  domain: [low: number, high: number];
  /** Height above the plot, in pixels, and the note in it where the axis does not start at zero. */
  top: number;
  axisNote: string | null;
  /** Width of the axis labels, in pixels. */
  left: number;
  /** Width of the end labels, in pixels. */
  right: number;
  labels: readonly EndLabel[];
}

/** Height of the axis of days, and of the legend of days without data below it. */
export const DAY_AXIS = 20;
export const LEGEND = 14;
const TOP = 8;
const NOTE_TOP = 20;
/** Widest end label, in pixels and as a share of the chart. */
const WIDEST = 176;
const WIDEST_WITH_CHANGE = 224;
/** Narrower charts have no space for changes. */
const NARROW = 520;
const WIDEST_SHARE = 0.36;
/** Pixels between two ticks. */
const TICK_GAP = 30;

/** Returns the ticks of the value axis and the space that the labels at both ends need. */
export function trendLayout(trend: Trend, width: number, height: number, format: Format): TrendLayout {
  const { days, comparedDay = '', series, unit, target, band, range, reference, ranks } = trend;
  const values = [
    ...series.flatMap((line) => line.values),
    ...(range?.edges ?? []).flatMap((edges) => edges ?? [null]),
    ...[target?.value, band?.low, band?.high, reference?.value].map((value) => value ?? null),
  ];
  const most = Math.max(3, Math.min(7, Math.round((height - DAY_AXIS - TOP) / TICK_GAP)));
  const whole = ['count', 'rows', 'days'].includes(unit);
  const { values: ticks, step } = ranks
    ? rankTicks(values, most)
    : niceTicks(values, { most, whole, bounds: unit === 'percent' ? [0, 1] : undefined });
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const deepest = Math.max(...values.map((value) => value ?? 0));
  const write = (value: number) => formatTick(format, value, unit, step);
  const axisNote = low > 0 && !ranks ? `axis starts at ${write(low)}` : null;
  const comparedIndex = trend.hasChanges && width >= NARROW ? days.indexOf(comparedDay) : -1;
  const labels = endLabels(trend, comparedIndex, format);
  const labelWidth = Math.max(0, ...labels.map(({ name, text }) => textWidth(`${name} ${text}`)));
  return {
    ticks,
    formatTick: write,
    top: axisNote ? NOTE_TOP : TOP,
    axisNote,
    domain: [low, ranks ? Math.max(deepest, high) : high],
    left: Math.ceil(Math.max(0, ...ticks.map((tick) => textWidth(write(tick))))) + 8,
    right: Math.ceil(Math.min(labelWidth, comparedIndex >= 0 ? WIDEST_WITH_CHANGE : WIDEST, width * WIDEST_SHARE)) + 12,
    labels,
  };
}

/**
 * Each named line with its newest value, the target, and both limits of a band that moves. A single line needs no name.
 * @param comparedIndex index of the day whose change is shown, -1 for none
 */
function endLabels(
  { series, unit, currency, target, range, ranks }: Trend,
  comparedIndex: number,
  format: Format,
): EndLabel[] {
  const named = series.filter(({ quiet }) => !quiet);
  const lines = named.flatMap(({ name, label = name, values, style }, index): EndLabel[] => {
    const value = newest(values);
    if (value === null) return [];
    const change = formatChange(format, unit, values.at(-1), values[comparedIndex], currency);
    const text = ranks ? '' : [formatUnit(format, value, unit, currency), change].filter(Boolean).join(' ');
    return [{ key: `${index}`, value, name: named.length === 1 ? '' : label, text, color: style.color }];
  });
  const color = 'var(--on-target)';
  const [low, high] = range?.edges.findLast((edges) => edges !== null) ?? [];
  const limits = [
    { key: 'low', name: 'from', value: low },
    { key: 'high', name: 'to', value: high },
  ];
  return [
    ...lines,
    ...(target ? [{ key: 'target', value: target.value, name: target.label, text: '', color }] : []),
    ...limits.flatMap(({ key, name, value }) =>
      value === undefined
        ? []
        : [{ key, value, name: `${range?.label} ${name}`, text: formatUnit(format, value, unit, currency), color }],
    ),
  ];
}

function newest(values: Series['values']): number | null {
  return values.findLast((value) => value !== null) ?? null;
}

/** How a day is marked: by the reason why it has no value, or by what is true for it. */
export type DayMark = Exclude<ChartDayState, 'collected'> | DaySpan['look'];

const STATE_WORDS = { no_data: 'nothing published', not_collected: 'not collected yet', failed: 'failed' } as const;
const STATES = ['no_data', 'not_collected', 'failed'] as const;

export interface LegendItem {
  mark: DayMark;
  words: string;
}

/** Returns the marks that a trend has, in words. */
export function legendOf({ states, spans = [] }: Pick<Trend, 'states' | 'spans'>): LegendItem[] {
  return [
    ...spans.flatMap(({ look, label, words }) =>
      words.some((word) => word !== null) ? [{ mark: look, words: label.toLowerCase() }] : [],
    ),
    ...STATES.flatMap((mark) => (states?.includes(mark) ? [{ mark, words: STATE_WORDS[mark] }] : [])),
  ];
}
