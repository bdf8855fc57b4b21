'use client';

import type { ReactNode } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { Chart } from '@/components/chart/chart';
import { ChartFrame } from '@/components/chart/chart-frame';
import { toSheet } from '@/components/chart/chart-value';
import { type Opens, useOpenBucket } from '@/components/chart/opens';
import { useDayLink } from '@/components/page/use-day-link';
import { courseChart } from '@/components/rankings/course-data';
import type { Bump, BumpDay } from '@/components/rankings/prepare-bump';
import type { Shelf } from '@/components/rankings/prepare-shelves';
import { BASIS_WORDS } from '@/components/rankings/words';
import type { Basis } from '@/lib/client/rankings/place';
import { useFormat } from '@/lib/client/use-format';

interface CourseChartProps {
  bump: Bump;
  shelf: Shelf;
  days: readonly BumpDay[];
  basis: Basis;
  styles: ReadonlyMap<string, BrandStyle>;
  title: string;
  notes: string;
  tools: ReactNode;
}

/** Ranks over days: the first place on top, a gap wherever no place is known. */
export function CourseChart({ bump, shelf, days, basis, styles, title, notes, tools }: CourseChartProps) {
  const format = useFormat();
  const linkTo = useDayLink();
  const opens: Opens = {
    noun: 'day',
    hrefOf: (at) => (days[at]?.ranks ? linkTo({ start_date: days[at].day, end_date: days[at].day }) : null),
  };
  const onOpen = useOpenBucket(opens);
  const chart = courseChart(
    bump,
    shelf,
    days.map(({ day }) => day),
    styles,
    { label: title, format, onOpen },
  );
  return (
    <ChartFrame print={{ title, notes: [notes] }} sheet={toSheet(title, chart.table)} tools={tools} opens={opens}>
      <Chart chart={chart} />
      <p className="text-caption text-ink-3">
        Rank: {BASIS_WORDS[basis].sentence}. A line breaks where the day is not kept, the keyword was not collected, or
        the product was not ranked. Grey: the next {format.integer(bump.others.length)} products
        {bump.hidden > 0 ? `; ${format.integer(bump.hidden)} more are not drawn` : ''}.
      </p>
    </ChartFrame>
  );
}
