'use client';

import { Line, LineChart, XAxis, YAxis } from 'recharts';
import { ChartReader, readerProps } from '@/components/chart/chart-reader';
import { AXIS } from '@/components/chart/chart-theme';
import type { Series, Trend } from '@/components/chart/chart-value';
import { ComparedDay } from '@/components/chart/compared-day';
import { DayMarks } from '@/components/chart/day-marks';
import type { DrawingProps } from '@/components/chart/drawing-props';
import { EndLabels } from '@/components/chart/end-labels';
import { DAY_AXIS, LEGEND, legendOf, trendLayout } from '@/components/chart/trend-layout';
import { AxisNote, BandMark, GridLines, LevelMark, RangeMark } from '@/components/chart/trend-marks';

type Point = Record<string, number | string | null>;

/** Lines over days: straight segments or steps, gaps for unknown days, target and band, the newest value at each end. */
export function TrendDrawing({ chart: { trend }, width, height, format, reader }: DrawingProps<'trend'>) {
  const { days, dates, series, states, target, band, range, reference, mark, spans, ranks, steps } = trend;
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
      {mark ? <ComparedDay {...mark} trend={trend} /> : null}
      <EndLabels labels={layout.labels} width={layout.right} />
      {reader ? <ChartReader {...reader} keys={days} /> : null}
    </LineChart>
  );
}

const keyOf = (index: number) => `line ${index}`;

/** Returns one point per day, as Recharts reads them. */
function toPoints({ days, series }: Trend): Point[] {
  return days.map((day, at) => ({
    day,
    ...Object.fromEntries(series.map(({ values }, index) => [keyOf(index), values[at] ?? null])),
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
