'use client';

import { useMemo } from 'react';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { LineChart } from '@/components/chart/line-chart';
import { type LineData, lineSheet, type Opens } from '@/components/chart/line-data';
import { useDayLink } from '@/components/page/use-day-link';
import { Panel } from '@/components/panel/panel';
import type { Place } from '@/components/shelf/place';
import { type BrandCourse, prepareCourses } from '@/components/shelf/prepare-brands';
import type { ShelfDay } from '@/components/shelf/use-shelf-days';
import type { Format } from '@/lib/client/format';
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
  const data = lineData(days, courses, styleOf, format);
  // Lines of counts lie upon each other: what is drawn last is seen, which shall be our own.
  const drawn = { ...data, series: data.series.toReversed() };
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
        <ChartFrame print={{ title: label, notes: [notes] }} sheet={lineSheet(label, data)} opens={opens}>
          <LineChart label={label} data={drawn} format={format.integer} opens={opens} />
        </ChartFrame>
      )}
    </Panel>
  );
}

function lineData(
  days: readonly ShelfDay[],
  courses: readonly BrandCourse[],
  styleOf: (brand: string) => LineData['series'][number]['style'],
  format: Format,
): LineData {
  return {
    buckets: days.map(({ day }) => ({ label: format.shortDay(day), dates: format.day(day) })),
    observations: days.map(({ places }) => places?.length ?? null),
    series: courses.map(({ brand, places }) => ({
      key: `brand ${brand}`,
      name: brand,
      style: styleOf(brand),
      values: places,
    })),
  };
}
