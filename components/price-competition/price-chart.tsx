'use client';

import { useMemo } from 'react';
import { Chart } from '@/components/chart/chart';
import { ChartMenu } from '@/components/chart/chart-menu';
import { ChartTableView } from '@/components/chart/chart-table';
import type { ChartValue } from '@/components/chart/chart-value';
import type { TimeDimension } from '@/components/price-competition/page';
import { pricesChart } from '@/components/price-competition/prices-chart';
import { useSideStyles } from '@/components/price-competition/use-side-styles';
import { useFormat } from '@/lib/client/format/use-format';
import type { Line } from '@/lib/queries/price-competition/line';

export interface PriceChartProps {
  title: string;
  line: Line;
  by: TimeDimension;
  view: 'chart' | 'table';
}

/** Both prices of a competition with the prices on target, as chart or as table. */
export function PriceChart({ title, line, by, view }: PriceChartProps) {
  const chart = usePricesChart(line, by);
  return view === 'chart' ? <Chart chart={chart} /> : <ChartTableView label={title} chart={chart} />;
}

interface PriceChartMenuProps extends PriceChartProps {
  notes: readonly string[];
  onView: (view: 'chart' | 'table') => void;
}

/** The menu of the chart, which is in the heading of its panel. */
export function PriceChartMenu({ line, by, notes, ...menu }: PriceChartMenuProps) {
  const chart = usePricesChart(line, by);
  return <ChartMenu {...menu} notes={[...notes]} chart={() => chart} />;
}

function usePricesChart(line: Line, by: TimeDimension): ChartValue {
  const format = useFormat();
  const styles = useSideStyles(line);
  return useMemo(() => pricesChart(line, { styles, by, format }), [line, styles, by, format]);
}
