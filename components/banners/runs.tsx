'use client';

import { placeColumn, sharedColumns } from '@/components/banners/table';
import type { Banners } from '@/components/banners/use-banners';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { AnswerTable } from '@/components/table/answer-table';
import type { Column } from '@/components/table/column';
import { dayColumn, integerColumn, textColumn } from '@/components/table/columns';
import { useFormat } from '@/lib/client/use-format';
import type { RunRow } from '@/lib/queries/banners/runs';

const { retailer, pageType, page, banner, ownBrands, competitors } = sharedColumns<RunRow>();

export const RUN_COLUMNS: readonly Column<RunRow>[] = [
  retailer,
  page,
  banner,
  textColumn({
    id: 'strip',
    header: 'Day by day',
    value: ({ strip }) => strip,
    cell: ({ strip }) => <DayStrip strip={strip} />,
    width: 160,
  }),
  ownBrands,
  competitors,
  dayColumn({
    id: 'first',
    header: 'First seen',
    value: ({ first }) => first,
    cell: ({ first, open_start }, format) => `${format.shortDay(first)}${open_start ? ' or earlier' : ''}`,
    width: 124,
  }),
  dayColumn({
    id: 'last',
    header: 'Last seen',
    value: ({ last }) => last,
    cell: ({ last, open_end }, format) => `${format.shortDay(last)}${open_end ? ' or later' : ''}`,
    width: 116,
  }),
  integerColumn({
    id: 'days',
    header: 'Days seen',
    value: ({ days }) => days,
    width: 100,
  }),
  integerColumn({
    id: 'gaps',
    header: 'Gaps',
    hint: 'Days between first and last of which nothing is known: not collected, failed, or nothing published',
    value: ({ gaps }) => gaps,
    width: 56,
  }),
  pageType,
  placeColumn<RunRow>(),
];

interface RunsProps {
  banners: Banners;
  onOpen: (id: string, day?: string | null) => void;
}

/** How long banners stood, from the days that are collected. */
export function RunsTab({ banners, onOpen }: RunsProps) {
  const { asked, dates } = banners;
  const format = useFormat();
  return (
    <>
      <h2 className="font-semibold text-panel">
        How long banners stood, {format.shortDay(dates.from)} to {format.shortDay(dates.date)}
      </h2>
      <p className="mb-2 text-caption text-ink-3">
        A day that was not collected, failed, or has no banner at all, neither ends nor lengthens a run. The length of
        the period stands beside the compared day above.
      </p>
      <AnswerTable
        query="banners/runs"
        params={asked}
        columns={RUN_COLUMNS}
        label="Run lengths of banners"
        title={`Run lengths of banners ${dates.date}`}
        noun="runs"
        defaultSort="days.desc"
        searches="banner, brand, page"
        lead={<StripLegend letters="sanx-" />}
        onOpen={({ id, last }) => onOpen(id, last === dates.date ? null : last)}
        onClearFilters={banners.clear}
        className="max-h-[70dvh]"
      />
    </>
  );
}
