'use client';

import { useRouter } from 'next/navigation';
import { CartesianGrid, Line, LineChart, ReferenceArea, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS, CHART_HEIGHT, CURSOR, GRID, LABEL_ROOM, NOTE } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';
import { EndLabels } from '@/components/chart/end-labels';
import { EnterKey } from '@/components/chart/enter-key';
import { type LineData, type Opens, standsAlone, toPoints } from '@/components/chart/line-data';
import { rankTicks } from '@/components/chart/rank-ticks';
import { useNarrow } from '@/lib/client/use-narrow';

export interface LineChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  data: LineData;
  format: (value: number) => string;
  height?: number;
  /** Values are ranks: the first is on top, and a day between two gaps still shows its place. */
  ranks?: boolean;
  opens?: Opens;
}

export function LineDrawing({ label, data, format, height = CHART_HEIGHT, ranks = false, opens }: LineChartProps) {
  const { buckets, observations, band, mark, unfinished } = data;
  const narrow = useNarrow();
  const router = useRouter();
  const open = (index: number) => {
    const href = opens?.hrefOf(index);
    if (href) router.push(href);
  };
  const room = LABEL_ROOM[narrow ? 'narrow' : ranks ? 'ranks' : 'plain'];
  const ticks = ranks ? rankTicks(data) : undefined;
  const named = data.series.filter(({ quiet }) => !quiet);
  // Of counts there are no halves, and an axis that rounded them would name a place twice.
  const whole = data.series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  const series = [...data.series.filter(({ quiet }) => quiet), ...named];
  return (
    <LineChart
      responsive
      data={toPoints(data)}
      style={{ width: '100%', height, cursor: opens ? 'pointer' : undefined }}
      margin={{ top: 8, right: room, bottom: 0, left: 0 }}
      title={label}
      onClick={
        opens ? ({ activeIndex }, { nativeEvent }) => isFinger(nativeEvent) || open(Number(activeIndex)) : undefined
      }
    >
      {opens ? <EnterKey labels={buckets.map((bucket) => bucket.label)} onEnter={open} /> : null}
      <CartesianGrid vertical={false} {...GRID} />
      <XAxis dataKey="label" {...AXIS} minTickGap={24} />
      <YAxis
        {...AXIS}
        width="auto"
        axisLine={false}
        domain={ticks ? [1, 'dataMax'] : ['auto', 'auto']}
        ticks={ticks}
        interval={ticks ? 0 : undefined}
        reversed={ranks}
        allowDecimals={!ranks && !whole}
        tickFormatter={format}
      />
      {band ? (
        <ReferenceArea
          y1={band.low}
          y2={band.high}
          ifOverflow="extendDomain"
          fill="var(--on-target)"
          fillOpacity={0.08}
          label={{ value: band.label, position: 'insideTopLeft', ...NOTE }}
        />
      ) : null}
      {mark ? (
        <ReferenceLine
          y={mark.at}
          ifOverflow="extendDomain"
          stroke="var(--control)"
          strokeDasharray="4 4"
          label={{ value: mark.label, position: 'insideBottomLeft', ...NOTE }}
        />
      ) : null}
      <Tooltip
        cursor={CURSOR}
        isAnimationActive={false}
        content={({ activeIndex }) => {
          const index = Number(activeIndex);
          const bucket = buckets[index];
          if (!bucket) return null;
          const count = observations?.[index];
          return (
            <ChartTooltip
              title={bucket.dates}
              lines={named.map(({ key, name, style, values }) => {
                const value = values[index] ?? null;
                return { key, name, color: style.color, value: value === null ? '—' : format(value) };
              })}
              note={count === undefined || count === null ? null : `${count} observations`}
            />
          );
        }}
      />
      {series.flatMap(({ key, name, style, values }) => [
        <Line
          key={key}
          dataKey={key}
          name={name}
          type="linear"
          stroke={style.color}
          strokeWidth={style.width}
          strokeDasharray={style.dash}
          dot={({ key: dot, index, cx, cy }) =>
            values[index] != null && (ranks || buckets.length < 3 || standsAlone(values, index)) ? (
              <circle key={dot} cx={cx} cy={cy} r={2.5} fill={style.color} />
            ) : (
              <g key={dot} />
            )
          }
          activeDot={{ r: 3.5, fill: style.color, stroke: 'var(--ground)' }}
          isAnimationActive={false}
        />,
        unfinished ? (
          <Line
            key={`${key}~`}
            dataKey={`${key}~`}
            name={name}
            type="linear"
            stroke={style.color}
            strokeWidth={style.width}
            strokeDasharray="3 3"
            dot={false}
            activeDot={false}
            tooltipType="none"
            isAnimationActive={false}
          />
        ) : null,
      ])}
      <EndLabels series={named} room={room} />
    </LineChart>
  );
}

/** A finger has no other way to read a value than to touch it: the table leads on. */
function isFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
