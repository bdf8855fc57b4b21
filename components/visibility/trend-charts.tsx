'use client';

import { OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { LineChart } from '@/components/chart/line-chart';
import { type LineData, lineSheet } from '@/components/chart/line-data';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import type { Trend } from '@/components/visibility/prepare-trend';
import { useFormat } from '@/lib/client/use-format';

interface TrendChartsProps {
  trend: Trend;
  n: number;
  title: string;
  notes: readonly string[];
}

const MET_STYLE = { color: 'var(--ink)', width: 2 };

/** Targets met, and whose products stood there, day by day. */
export function TrendCharts({ trend: { days, brands }, n, title, notes }: TrendChartsProps) {
  const format = useFormat();
  const styles = useBrandStyles(brands);
  const frame = {
    buckets: days.map(({ day }) => ({ label: format.shortDay(day), dates: format.day(day) })),
    observations: days.map(({ shelves }) => shelves),
  };
  const met: LineData = {
    ...frame,
    series: [{ key: 'met', name: 'Targets met', style: MET_STYLE, values: days.map((day) => day.met) }],
  };
  const shares: LineData = {
    ...frame,
    series: brands.map(({ name }, at) => ({
      key: `brand ${name}`,
      name,
      style: styles.get(name) ?? OTHER_STYLE,
      values: days.map((day) => day.shares[at] ?? null),
    })),
  };
  return (
    <>
      <TrendChart name="Targets met, own brands" data={met} {...{ title, notes }} />
      <TrendChart name={`Share of the first ${n}, by brand`} data={shares} {...{ title, notes }} />
    </>
  );
}

interface TrendChartProps {
  name: string;
  data: LineData;
  title: string;
  notes: readonly string[];
}

function TrendChart({ name, data, title, notes }: TrendChartProps) {
  const format = useFormat();
  const label = `${title}, ${name.toLowerCase()}`;
  return (
    <ChartFrame
      print={{ title: label, notes }}
      sheet={lineSheet(label, data)}
      tools={<h3 className="font-medium">{name}</h3>}
    >
      <LineChart label={label} data={data} format={(share) => format.percent(share)} height={220} />
    </ChartFrame>
  );
}
