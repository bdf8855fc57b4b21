'use client';

import type { ReactNode } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { LineChart } from '@/components/chart/line-chart';
import { lineSheet, type Opens } from '@/components/chart/line-data';
import { useDayLink } from '@/components/page/use-day-link';
import { courseData } from '@/components/rankings/course-data';
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
  const data = courseData(
    bump,
    shelf,
    days.map(({ day }) => day),
    styles,
    format,
  );
  const opens: Opens = {
    noun: 'day',
    hrefOf: (at) => (days[at]?.ranks ? linkTo({ start_date: days[at].day, end_date: days[at].day }) : null),
  };
  return (
    <ChartFrame print={{ title, notes: [notes] }} sheet={lineSheet(title, data)} tools={tools} opens={opens}>
      <LineChart ranks label={title} data={data} format={(rank) => format.position(rank)} height={400} opens={opens} />
      <p className="text-caption text-ink-3">
        Rank: {BASIS_WORDS[basis].sentence}. A line breaks where the day is not kept, the keyword was not collected, or
        the product was not ranked. Grey: the next {format.integer(bump.others.length)} products
        {bump.hidden > 0 ? `; ${format.integer(bump.hidden)} more are not drawn` : ''}.
      </p>
    </ChartFrame>
  );
}
