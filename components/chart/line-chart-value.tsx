import { styleOfSlot } from '@/components/chart/brand-color';
import { type ChartStop, type ChartValue, type Frame, INK, type Series, TEXT } from '@/components/chart/chart-value';
import { EndLabelTexts, endLabels, endRoom } from '@/components/chart/end-label-texts';
import { type Band, bandTexts, DayAxis, DayMarks, LineOf, PlotGround, type Target } from '@/components/chart/plot';
import { niceTicks, rankTicks, scale, type Ticks, textWidth } from '@/components/chart/scale';
import type { ChartDayState } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format';
import { formatTick, formatUnit } from '@/lib/client/format-unit';
import type { Unit } from '@/lib/metrics/view';

export interface LineChartOptions {
  days: readonly string[];
  unit: Unit;
  /** At most eight that are named; the strongest first. */
  series: readonly Series[];
  /** What is known of each day: why a gap is one. */
  states?: readonly ChartDayState[];
  target?: Target | null;
  band?: Band | null;
  /** Values are positions: the first is on top. */
  ranks?: boolean;
  /** The last day is not over: its segment is dashed. */
  unfinished?: boolean;
  /** Observations of each day, for the reader of one. */
  counts?: readonly (number | null)[];
  /** What is counted: "offers". */
  counted?: string;
  currency?: string;
  height?: number;
  label?: string;
  /** A day of the axis that the first line is compared with. */
  mark?: { at: number; label: string } | null;
  /** What a click does, for the reader of a day. */
  hint?: string;
  /** Opens a day. */
  onOpen?: (index: number) => void;
}

const HEIGHT = 168;
const TOP = 8;
const AXIS = 20;

/** Lines over days: straight segments, gaps where data is missing, a target or a band, and a name at each end. */
export function lineChart(options: LineChartOptions): ChartValue {
  const {
    days,
    unit,
    series,
    states,
    counts,
    counted = 'rows',
    currency,
    height = HEIGHT,
    label,
    ranks,
    onOpen,
  } = options;
  const styled = series.map((one, at) => ({
    ...one,
    style: one.style ?? (series.length === 1 ? INK : styleOfSlot(at)),
  }));
  const marked = states?.some((state) => state !== 'collected') ?? false;

  function draw(frame: Frame) {
    const plot = plotOf(options, frame, marked);
    const { x, y, ticks, left, right, bottom } = plot;
    const labels = endLabels(styled, { unit, currency, format: frame.format, y, target: options.target });
    return (
      <>
        <PlotGround ticks={ticks.values} y={y} left={left} right={right}>
          {(value) => formatTick(frame.format, value, unit, ticks.step, currency)}
        </PlotGround>
        {ranks ? null : <AxisNote {...plot} unit={unit} currency={currency} format={frame.format} />}
        {options.band ? bandTexts(options.band, { ...plot, unit, currency, format: frame.format }) : null}
        {states ? (
          <DayMarks states={states} x={x} top={TOP} bottom={bottom} legendAt={frame.height - 3} left={left} />
        ) : null}
        {options.target ? (
          <line
            x1={left}
            x2={right}
            y1={y(options.target.value)}
            y2={y(options.target.value)}
            stroke="var(--on-target)"
            strokeDasharray="3 3"
          />
        ) : null}
        {styled.toReversed().map(({ name, values, style }) => (
          <LineOf key={name} values={values} style={style} x={x} y={y} unfinished={options.unfinished} />
        ))}
        {options.mark ? <ComparedMark {...options.mark} value={series[0]?.values[options.mark.at]} {...plot} /> : null}
        <EndLabelTexts labels={labels} at={right + 8} width={frame.width - right - 8} top={TOP} bottom={bottom} />
        <DayAxis days={days} x={x} y={bottom + 14} format={frame.format} left={left} right={right} />
      </>
    );
  }

  function stops(frame: Frame): ChartStop[] {
    const { x } = plotOf(options, frame, marked);
    return days.map((day, at) => ({
      x: x(at),
      title: frame.format.weekday(day),
      lines: [
        ...styled
          .filter(({ quiet }) => !quiet)
          .map(({ name, values, style, days: own }) => ({
            key: name,
            name: own ? `${name}, ${frame.format.shortDay(own[at])}` : name,
            value: formatUnit(frame.format, values[at], unit, currency),
            color: style.color,
          })),
        ...(options.target
          ? [
              {
                key: ' target',
                name: options.target.label ?? 'target',
                value: formatUnit(frame.format, options.target.value, unit, currency),
              },
            ]
          : []),
      ],
      note: [stopNote(states?.[at], counts?.[at], counted, frame), options.hint].filter(Boolean).join('. '),
    }));
  }

  const table = {
    columns: [
      { header: 'Day' },
      ...series.flatMap(({ name, days: own }) => [
        ...(own ? [{ header: `${name}, day` }] : []),
        { header: name, unit, currency },
      ]),
      ...(counts ? [{ header: `Counted ${counted}`, unit: 'count' as const }] : []),
    ],
    rows: days.map((day, at) => [
      day,
      ...series.flatMap(({ values, days: own }) => [...(own ? [own[at] ?? ''] : []), values[at] ?? null]),
      ...(counts ? [counts[at] ?? null] : []),
    ]),
  };
  const names = series.map(({ name }) => name).join(', ');
  const about = label ?? `${names} over ${days.length} days`;
  return { label: about, height: () => height + (marked ? 14 : 0), draw, table, stops, onOpen };
}

/** The places of a line chart in its frame. */
function plotOf(options: LineChartOptions, frame: Frame, marked: boolean) {
  const { days, unit, series, target, band, ranks, currency } = options;
  const { width, height, format } = frame;
  const bottom = height - AXIS - (marked ? 14 : 0);
  const all = [...series.flatMap(({ values }) => values), target?.value ?? null, band?.low ?? null, band?.high ?? null];
  const most = Math.max(3, Math.min(7, Math.round((bottom - TOP) / 30)));
  const isWhole = ['count', 'rows', 'days'].includes(unit);
  const ticks = ranks
    ? rankTicks(all, most)
    : niceTicks(all, { most, whole: isWhole, bounds: unit === 'percent' ? [0, 1] : undefined });
  const low = ticks.values[0] ?? 0;
  const deepest = Math.max(...all.map((value) => value ?? 0));
  const high = ranks ? Math.max(deepest, ticks.values.at(-1) ?? 1) : (ticks.values.at(-1) ?? 1);
  const widest = Math.max(
    0,
    ...ticks.values.map((value) => textWidth(formatTick(format, value, unit, ticks.step, currency))),
  );
  const left = Math.ceil(widest) + 8;
  const right = width - endRoom(series, { unit, currency, format, width, target });
  const y = ranks ? scale(1, high, TOP + 4, bottom) : scale(low, high, bottom, TOP);
  const x = scale(0, Math.max(1, days.length - 1), left, right);
  return { x, y, ticks, left, right, bottom };
}

interface AxisNoteProps {
  ticks: Ticks;
  left: number;
  bottom: number;
  unit: Unit;
  currency: string | undefined;
  format: Format;
}

/** Labels the start of an axis that does not start at zero. */
function AxisNote({ ticks, left, bottom, unit, currency, format }: AxisNoteProps) {
  const [lowest = 0] = ticks.values;
  if (lowest <= 0) return null;
  return (
    <text x={left + 3} y={bottom - 3} {...TEXT} stroke="var(--ground)" strokeWidth={3} paintOrder="stroke">
      axis starts at {formatTick(format, lowest, unit, ticks.step, currency)}
    </text>
  );
}

interface ComparedMarkProps {
  at: number;
  label: string;
  value: number | null | undefined;
  x: (at: number) => number;
  y: (value: number) => number;
  left: number;
  right: number;
  bottom: number;
}

/** Where the compared day stands: a fine upright with its name, and a ring around its value. */
function ComparedMark({ at, label, value, x, y, left, right, bottom }: ComparedMarkProps) {
  const isNearEnd = right - x(at) < textWidth(label) / 2 + 4;
  // A line that runs along the top leaves room below.
  const isHigh = value != null && y(value) < TOP + 16;
  const isNearStart = x(at) - left < textWidth(label) / 2 + 4;
  return (
    <g>
      <line x1={x(at)} x2={x(at)} y1={TOP + 4} y2={bottom} stroke="var(--control)" strokeDasharray="2 3" />
      <text
        x={x(at) + (isNearEnd ? -4 : isNearStart ? 4 : 0)}
        y={isHigh ? bottom - 5 : TOP + 2}
        textAnchor={isNearEnd ? 'end' : isNearStart ? 'start' : 'middle'}
        {...TEXT}
        stroke="var(--ground)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {label}
      </text>
      {value == null ? null : (
        <circle cx={x(at)} cy={y(value)} r={3.5} fill="var(--ground)" stroke="var(--ink)" strokeWidth={1.5} />
      )}
    </g>
  );
}

const STATE_WORDS: Partial<Record<ChartDayState, string>> = {
  no_data: 'Nothing published',
  not_collected: 'Not collected yet',
  failed: 'Collecting failed',
};

function stopNote(
  state: ChartDayState | undefined,
  count: number | null | undefined,
  counted: string,
  { format }: Frame,
) {
  const why = state && STATE_WORDS[state];
  if (why) return why;
  return count === undefined || count === null ? undefined : `${format.integer(count)} ${counted}`;
}
