'use client';

import { useMemo } from 'react';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { Chart } from '@/components/chart/chart';
import { ChartFrame } from '@/components/chart/chart-frame';
import { CHART_HEIGHT } from '@/components/chart/chart-theme';
import { type ChartValue, toSheet } from '@/components/chart/chart-value';
import { type Opens, useOpenBucket } from '@/components/chart/opens';
import { trendChart } from '@/components/chart/trend';
import { useDayLink } from '@/components/page/use-day-link';
import { Panel } from '@/components/panel/panel';
import type { Place } from '@/components/shelf/place';
import { type BrandCourse, prepareCourses } from '@/components/shelf/prepare-brands';
import type { ShelfDay } from '@/components/shelf/use-shelf-days';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface CoursePanelProps {
  state: PanelState<readonly ShelfDay[]>;
  accepts: (place: Place) => boolean;
  /** Of the brands of the shelf shown; others are grey. */
  styles: ReadonlyMap<string, BrandStyle>;
  title: string;
  notes: string;
}

const NO_DAYS: readonly ShelfDay[] = [];

/** How many places each brand held, day by day; days that nobody collected are gaps. */
export function CoursePanel({ state, accepts, styles, title, notes }: CoursePanelProps) {
  const format = useFormat();
  const days = state.kind === 'content' ? state.data : NO_DAYS;
  const courses = useMemo(() => prepareCourses(days, accepts), [days, accepts]);
  const linkTo = useDayLink();
  const opens: Opens = {
    noun: 'day',
    hrefOf: (at) => (days[at]?.places ? linkTo({ date: days[at].day }) : null),
  };
  const label = `${title}, places by brand and day`;
  const styleOf = (brand: string) => styles.get(brand) ?? OTHER_STYLE;
  const onOpen = useOpenBucket(opens);
  const chart = courseChart(days, courses, styleOf, { label, onOpen });
  return (
    <Panel
      title="Who held it, day by day"
      state={state}
      caption={(all) =>
        `Places of own brands and of those with most places · ${format.integer(all.filter(({ places }) => places).length)} of ${format.integer(all.length)} days collected, the others are gaps`
      }
      className="min-h-80"
    >
      {() => (
        <ChartFrame print={{ title: label, notes: [notes] }} sheet={toSheet(label, chart.table)} opens={opens}>
          <Chart chart={chart} />
        </ChartFrame>
      )}
    </Panel>
  );
}

function courseChart(
  days: readonly ShelfDay[],
  courses: readonly BrandCourse[],
  styleOf: (brand: string) => BrandStyle,
  { label, onOpen }: { label: string; onOpen: (index: number) => void },
): ChartValue {
  return trendChart({
    label,
    days: days.map(({ day }) => day),
    unit: 'count',
    height: CHART_HEIGHT,
    counts: days.map(({ places }) => places?.length ?? null),
    counted: 'places',
    series: courses.map(({ brand, places }) => ({ name: brand, style: styleOf(brand), values: places })),
    onOpen,
  });
}
