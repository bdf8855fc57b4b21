'use client';

import { OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { LineChart } from '@/components/chart/line-chart';
import { type LineData, lineSheet, type Opens } from '@/components/chart/line-data';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { useDayLink } from '@/components/page/use-day-link';
import type { Trend } from '@/components/visibility/prepare-trend';
import { scoreFormat } from '@/components/visibility/score-format';
import { useFormat } from '@/lib/client/use-format';

interface TrendChartsProps {
  trend: Trend;
  /** What stands for a whole share in a score; null where scores are something else. */
  scale: number | null;
  n: number;
  title: string;
  notes: readonly string[];
}

const MET_STYLE = { color: 'var(--ink)', width: 2 };
const TARGET_STYLE = { color: 'var(--ink-3)', width: 1.5, dash: '4 4' };

/** Targets met, and whose products stood there, day by day. */
export function TrendCharts({ trend: { days, brands, single }, scale, n, title, notes }: TrendChartsProps) {
  const format = useFormat();
  const styles = useBrandStyles(brands);
  const write = scoreFormat(format, scale);
  const linkTo = useDayLink();
  const opens: Opens = {
    noun: 'day',
    hrefOf: (at) => (days[at]?.shelves == null ? null : linkTo({ date: days[at].day })),
  };
  const frame = {
    buckets: days.map(({ day }) => ({ label: format.shortDay(day), dates: format.day(day) })),
    observations: days.map(({ shelves }) => shelves),
  };
  const met: LineData = {
    ...frame,
    series: [{ key: 'met', name: 'Targets met', style: MET_STYLE, values: days.map((day) => day.met) }],
  };
  const score: LineData = {
    ...frame,
    series: [
      { key: 'score', name: 'Score', style: MET_STYLE, values: days.map((day) => day.score.is) },
      { key: 'target', name: 'Target', style: TARGET_STYLE, values: days.map((day) => day.score.target) },
    ],
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
      {single ? (
        <TrendChart name="Score and target" data={score} write={write.score} {...{ title, notes, opens }} />
      ) : (
        <TrendChart name="Targets met, own brands" data={met} write={format.percent} {...{ title, notes, opens }} />
      )}
      <TrendChart
        name={`Share of the first ${n}, by brand`}
        data={shares}
        write={format.percent}
        {...{ title, notes, opens }}
      />
    </>
  );
}

interface TrendChartProps {
  name: string;
  data: LineData;
  write: (value: number) => string;
  title: string;
  notes: readonly string[];
  opens: Opens;
}

function TrendChart({ name, data, write, title, notes, opens }: TrendChartProps) {
  const label = `${title}, ${name.toLowerCase()}`;
  return (
    <ChartFrame
      print={{ title: label, notes }}
      sheet={lineSheet(label, data)}
      opens={opens}
      tools={<h3 className="font-medium">{name}</h3>}
    >
      <LineChart label={label} data={data} format={(value) => write(value)} height={220} opens={opens} />
    </ChartFrame>
  );
}
