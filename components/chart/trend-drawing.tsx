'use client';

import { Line, LineChart, XAxis, YAxis } from 'recharts';
import { ChartReader, readerProps } from '@/components/chart/chart-reader';
import { AXIS } from '@/components/chart/chart-theme';
import { type Series, TEXT, type Trend } from '@/components/chart/chart-value';
import { DayMarks } from '@/components/chart/day-marks';
import type { DrawingProps } from '@/components/chart/drawing-props';
import { cutMiddle, textWidth } from '@/components/chart/scale';
import { spreadLabels } from '@/components/chart/spread-labels';
import { DAY_AXIS, type EndLabel, LEGEND, legendOf, trendLayout } from '@/components/chart/trend-layout';
import { AxisNote, BandMark, ComparedDay, GridLines, LevelMark, RangeMark } from '@/components/chart/trend-marks';
import { usePlot } from '@/components/chart/use-plot';

type Point = Record<string, number | string | null>;

/** Lines over days: straight segments or steps, gaps for unknown days, target and band, the newest value at each end. */
export function TrendDrawing({ chart: { trend }, width, height, format, reader }: DrawingProps<'trend'>) {
  const { days, dates, series, states, target, band, range, reference, comparedDay, spans, ranks, steps } = trend;
  const hasLegend = legendOf(trend).length > 0;
  const layout = trendLayout(trend, width, height, format);
  // What is drawn last is on top: the first series is the most important one.
  const orderedSeries = [...series.filter(({ quiet }) => quiet), ...series.filter(({ quiet }) => !quiet).toReversed()];
  return (
    <LineChart
      {...readerProps(reader)}
      width={width}
      height={height}
      data={toPoints(trend)}
      margin={{ top: layout.top, right: layout.right, bottom: hasLegend ? LEGEND : 0, left: 0 }}
    >
      <GridLines ticks={layout.ticks} />
      <XAxis
        {...AXIS}
        dataKey="day"
        height={DAY_AXIS}
        axisLine={false}
        interval="preserveEnd"
        minTickGap={24}
        tickFormatter={(day: string) => dates?.[days.indexOf(day)] ?? format.shortDay(day)}
      />
      <YAxis
        {...AXIS}
        width={layout.left}
        axisLine={false}
        domain={layout.domain}
        ticks={[...layout.ticks]}
        interval={0}
        reversed={ranks}
        tickFormatter={layout.formatTick}
      />
      {states || spans ? <DayMarks trend={trend} legendY={height - 3} /> : null}
      {band ? <BandMark band={band} unit={trend.unit} format={format} ranks={ranks} /> : null}
      {range ? <RangeMark range={range} days={days} /> : null}
      {layout.axisNote ? <AxisNote text={layout.axisNote} /> : null}
      {target ? <LevelMark value={target.value} stroke="var(--on-target)" strokeDasharray="3 3" /> : null}
      {reference ? <LevelMark {...reference} stroke="var(--control)" strokeDasharray="4 4" /> : null}
      {orderedSeries.map((line) => (
        <Line
          key={series.indexOf(line)}
          dataKey={keyOf(series.indexOf(line))}
          name={line.name}
          type={steps ? 'step' : 'linear'}
          stroke={line.sizes ? 'none' : line.style.color}
          strokeWidth={line.style.width}
          strokeDasharray={line.style.dash}
          strokeLinecap="round"
          strokeLinejoin={steps ? 'miter' : 'round'}
          dot={({ key, index, cx, cy }) =>
            hasDot(line.values, index, line.sizes !== undefined || ranks || days.length < 3) ? (
              <circle
                key={key}
                cx={cx}
                cy={cy}
                r={radiusOf(line.sizes, index)}
                fill={line.style.color}
                fillOpacity={line.sizes && 0.6}
              />
            ) : (
              <g key={key} />
            )
          }
          activeDot={line.quiet ? false : { r: 3.5, fill: line.style.color, stroke: 'var(--ground)' }}
          isAnimationActive={false}
        />
      ))}
      {comparedDay ? <ComparedDay day={comparedDay} label={format.shortDay(comparedDay)} trend={trend} /> : null}
      <EndLabels labels={layout.labels} width={layout.right} />
      {reader ? <ChartReader {...reader} keys={days} /> : null}
    </LineChart>
  );
}

const keyOf = (index: number) => `line ${index}`;

/** Returns one point per day, as Recharts reads them. */
function toPoints({ days, series }: Trend): Point[] {
  return days.map((day, dayIndex) => ({
    day,
    ...Object.fromEntries(series.map(({ values }, index) => [keyOf(index), values[dayIndex] ?? null])),
  }));
}

/** Whether a value needs a dot: no segment shows a value between two gaps. */
function hasDot(values: Series['values'], index: number, everywhere = false): boolean {
  if ((values[index] ?? null) === null) return false;
  return everywhere || ((values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null);
}

const DOT = 2.5;
/** Radius of the dot with most observations, in pixels. */
const LARGEST = 8;

/** Returns the radius of a dot. Its area is proportional to its observations. */
function radiusOf(sizes: Series['sizes'], index: number): number {
  if (!sizes) return DOT;
  const most = Math.max(1, ...sizes.map((size) => size ?? 0));
  return Math.max(DOT / 2, LARGEST * Math.sqrt((sizes[index] ?? 0) / most));
}

/** Pixels between two labels, and between a line and its label. */
const LABEL_LINE = 13;
const LABEL_GAP = 8;
/** Pixels between the lowest label and the end of the plot. Keeps it apart from the last day of the axis. */
const LABEL_BOTTOM = 4;

interface EndLabelsProps {
  labels: readonly EndLabel[];
  /** Space at the right of the plot, in pixels. */
  width: number;
}

/** Names and newest values at the ends of lines, moved apart where lines end together. Long names are cut in the middle. */
function EndLabels({ labels, width }: EndLabelsProps) {
  const plot = usePlot();
  if (!plot) return null;
  const positions = spreadLabels(
    labels.map(({ key, value }) => ({ key, y: plot.yOf(value) ?? plot.y })),
    { gap: LABEL_LINE, top: plot.y + 2, bottom: plot.bottom - LABEL_BOTTOM },
  );
  return labels.map(({ key, name, text, color }) => (
    <text
      key={key}
      data-end-label
      x={plot.right + LABEL_GAP}
      y={(positions.get(key) ?? plot.y) + 4}
      {...TEXT}
      fill={color}
    >
      <title>{`${name} ${text}`.trim()}</title>
      {name ? `${cutMiddle(name, width - LABEL_GAP - textWidth(` ${text}`))} ` : null}
      <tspan fontWeight={500}>{text}</tspan>
    </text>
  ));
}
