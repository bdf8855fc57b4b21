'use client';

import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { BrandStyle } from '@/components/chart/brand-color';
import { AXIS, GRID, nameAxis } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';
import { LEGEND_ROW, SwatchLegend } from '@/components/chart/swatch-legend';
import { useNarrow } from '@/lib/client/use-narrow';

export interface ShareSeries {
  key: string;
  name: string;
  style: BrandStyle;
}

interface ShareRow {
  key: string;
  label: string;
  /** What the shares are of: "84 products". */
  note: string;
  /** From 0 to 1, one for each series; null draws nothing. */
  shares: readonly (number | null)[];
}

export interface ShareChartProps {
  label: string;
  series: readonly ShareSeries[];
  rows: readonly ShareRow[];
  /** False where shares may overlap and their sum would say nothing: then they stand under each other. */
  stacked: boolean;
  format: (share: number) => string;
}

const STACKED_ROW = 26;
const BESIDE_ROW = 9;

/** Bars from 0 to 100 %; the rest of a stacked bar is what no series holds. */
export function ShareDrawing({ label, series, rows, stacked, format }: ShareChartProps) {
  const narrow = useNarrow();
  const perLine = narrow ? 2 : 6;
  const legend = Math.ceil(series.length / perLine) * LEGEND_ROW + 8;
  const rowHeight = stacked ? STACKED_ROW : series.length * BESIDE_ROW + 10;
  const most = narrow ? 14 : 32;
  const data = rows.map((row) => ({
    label: row.label,
    ...Object.fromEntries(series.map(({ key }, at) => [key, row.shares[at] ?? null])),
  }));
  return (
    <BarChart
      responsive
      layout="vertical"
      data={data}
      barCategoryGap={stacked ? 5 : 6}
      barGap={0}
      style={{ width: '100%', height: rows.length * rowHeight + legend + 32 }}
      margin={{ top: legend, right: 24, bottom: 0, left: 0 }}
      title={label}
    >
      <CartesianGrid horizontal={false} {...GRID} />
      <XAxis type="number" {...AXIS} domain={[0, stacked ? 1 : 'auto']} tickFormatter={format} />
      <YAxis {...nameAxis(most)} />
      <Tooltip
        cursor={{ fill: 'var(--surface)' }}
        isAnimationActive={false}
        content={({ activeIndex }) => {
          const row = rows[Number(activeIndex)];
          return row ? (
            <ChartTooltip
              title={row.label}
              note={row.note}
              lines={series.map(({ key, name, style }, at) => {
                const share = row.shares[at] ?? null;
                return { key, name, color: style.color, value: share === null ? '—' : format(share) };
              })}
            />
          ) : null;
        }}
      />
      {series.map(({ key, name, style }) => (
        <Bar
          key={key}
          dataKey={key}
          name={name}
          stackId={stacked ? 'whole' : undefined}
          fill={style.color}
          fillOpacity={style.dash ? 0.35 : 1}
          stroke={style.dash ? style.color : 'var(--ground)'}
          strokeDasharray={style.dash}
          maxBarSize={18}
          isAnimationActive={false}
        />
      ))}
      <SwatchLegend series={series} perLine={perLine} />
    </BarChart>
  );
}
