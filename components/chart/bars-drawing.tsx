'use client';

import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { ChartReader, readerProps } from '@/components/chart/chart-reader';
import { AXIS } from '@/components/chart/chart-theme';
import { type Bars, TEXT } from '@/components/chart/chart-value';
import type { DrawingProps } from '@/components/chart/drawing-props';
import { usePlot } from '@/components/chart/use-plot';
import type { Format } from '@/lib/client/format/format';

const TOP = 18;
const AXIS_HEIGHT = 22;
const ENDS_HEIGHT = 22;

/** Vertical bars from zero with their totals on top: these replace the value axis. */
export function BarsDrawing({ chart, width, height, format, reader }: DrawingProps<'bars'>) {
  const { parts, bars, divideAt, ends } = chart.bars;
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const hasStrong = bars.some(({ isStrong }) => isStrong);
  return (
    <BarChart
      {...readerProps(reader)}
      width={width}
      height={height}
      // Labels of bars can repeat.
      data={bars.map((bar, index) => ({ ...bar, barIndex: String(index) }))}
      barCategoryGap={2}
      margin={{ top: TOP, right: 0, bottom: ends ? ENDS_HEIGHT : 0, left: 0 }}
    >
      <XAxis
        {...AXIS}
        dataKey="barIndex"
        interval={0}
        height={AXIS_HEIGHT}
        axisLine={{ stroke: 'var(--ink-3)' }}
        tickFormatter={(barIndex: string) => bars[Number(barIndex)]?.label ?? ''}
      />
      <YAxis hide domain={[0, Math.max(1, ...totals)]} />
      {parts.map(({ name, color }, part) => (
        <Bar
          key={name}
          dataKey={({ values }: Bars['bars'][number]) => values[part] ?? 0}
          name={name}
          stackId="bar"
          fill={color}
          shape={({ x, y, width: barWidth, height: barHeight, index }) => (
            <rect
              x={x}
              y={y}
              width={barWidth}
              height={barHeight}
              fill={color}
              fillOpacity={hasStrong && !bars[index]?.isStrong ? 0.5 : 1}
            />
          )}
          maxBarSize={64}
          isAnimationActive={false}
        >
          {part === parts.length - 1 ? (
            <LabelList
              position="top"
              content={({ index = 0, x, y, width: barWidth }) => (
                <text
                  x={Number(x) + Number(barWidth) / 2}
                  y={Number(y) - 5}
                  textAnchor="middle"
                  {...TEXT}
                  fontSize={12}
                  fill="var(--ink)"
                  fontWeight={bars[index]?.isStrong ? 600 : 400}
                >
                  {format.integer(totals[index])}
                </text>
              )}
            />
          ) : null}
        </Bar>
      ))}
      {divideAt === undefined ? null : <Divider before={String(divideAt)} />}
      {ends ? <BarEnds ends={ends} y={height - 6} format={format} /> : null}
      {reader ? <ChartReader {...reader} keys={bars.map((_, index) => String(index))} isArea /> : null}
    </BarChart>
  );
}

/** A dashed upright line before a bar. */
function Divider({ before }: { before: string }) {
  const plot = usePlot();
  const x = plot?.xOf(before, { position: 'start' });
  if (!plot || x === undefined) return null;
  return <path d={`M${x} 8V${plot.bottom + 18}`} stroke="var(--ink-3)" strokeDasharray="2 3" />;
}

interface BarEndsProps {
  ends: NonNullable<Bars['ends']>;
  y: number;
  format: Format;
}

/** What the bars at the left and at the right have in common, below the axis. */
function BarEnds({ ends: [left, right], y, format }: BarEndsProps) {
  const plot = usePlot();
  if (!plot) return null;
  return (
    <>
      <text {...TEXT} x={plot.x + 2} y={y} fontSize={12} fill={left.color}>
        {left.text(format)}
      </text>
      <text {...TEXT} x={plot.right - 2} y={y} textAnchor="end" fontSize={12} fill={right.color}>
        {right.text(format)}
      </text>
    </>
  );
}
