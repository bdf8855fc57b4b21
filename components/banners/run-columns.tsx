import type { Run } from '@/components/banners/prepare-runs';
import { RunStrip } from '@/components/banners/run-strip';
import { sharedColumns } from '@/components/banners/shared-columns';
import type { Column } from '@/components/table/column';
import { dayColumn, integerColumn, textColumn } from '@/components/table/columns';

const { retailer, pageType, page, position, name, ownBrands, competitors } = sharedColumns<Run>(
  ({ placement }) => placement,
);

export const runColumns: readonly Column<Run>[] = [
  retailer,
  page,
  name,
  textColumn({
    id: 'strip',
    header: 'Day by day',
    hint: 'Filled: seen. Pale: not there. Hatched: not collected',
    value: ({ openStart, openEnd }) => openEnds(openStart, openEnd),
    cell: ({ strip }) => <RunStrip strip={strip} />,
    width: 168,
  }),
  dayColumn({
    id: 'first',
    header: 'First seen',
    hint: '"or earlier" where the day before was not collected or lies before the window',
    value: ({ first }) => first,
    cell: ({ first, openStart }, format) => `${format.shortDay(first)}${openStart ? ' or earlier' : ''}`,
    width: 128,
  }),
  dayColumn({
    id: 'last',
    header: 'Last seen',
    hint: '"or later" where the day after was not collected or lies behind the window',
    value: ({ last }) => last,
    cell: ({ last, openEnd }, format) => `${format.shortDay(last)}${openEnd ? ' or later' : ''}`,
    width: 120,
  }),
  integerColumn({
    id: 'days',
    header: 'Days seen',
    hint: 'Collected days of the run',
    value: ({ days }) => days,
    width: 88,
  }),
  integerColumn({
    id: 'gaps',
    header: 'Gaps',
    hint: 'Days between first and last that were not collected',
    value: ({ gaps }) => gaps,
    width: 64,
  }),
  ownBrands,
  competitors,
  pageType,
  position,
];

function openEnds(start: boolean, end: boolean): string | null {
  const words = [start && 'may have begun earlier', end && 'may have gone on'].filter(Boolean);
  return words.join(', ') || null;
}
