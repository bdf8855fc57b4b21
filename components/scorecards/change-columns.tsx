import type { BrandStyle } from '@/components/chart/brand-color';
import { nameColumns } from '@/components/scorecards/name-columns';
import { CHANGE_WORDS } from '@/components/scorecards/words';
import type { Column } from '@/components/table/column';
import { decimalColumn, differenceColumn, integerColumn, textColumn } from '@/components/table/columns';
import type { Change } from '@/lib/client/scorecards/prepare-changes';

export function changeColumns(styles: ReadonlyMap<string, BrandStyle>): Column<Change>[] {
  return [
    ...nameColumns<Change>(styles),
    textColumn({
      id: 'kind',
      header: 'Held',
      hint: 'Only rows rated in both ranges count towards a change',
      width: 104,
      value: ({ kind }) => CHANGE_WORDS[kind],
    }),
    decimalColumn({
      id: 'before',
      group: 'Rating',
      header: 'Before',
      width: 76,
      value: ({ before }) => before?.row.average_rating ?? null,
    }),
    decimalColumn({
      id: 'now',
      group: 'Rating',
      header: 'Now',
      width: 68,
      value: ({ now }) => now?.row.average_rating ?? null,
    }),
    differenceColumn({
      id: 'rating',
      group: 'Rating',
      header: 'Change',
      width: 80,
      value: ({ rating }) => rating,
    }),
    integerColumn({
      id: 'reviews_before',
      group: 'Reviews in the range',
      header: 'Before',
      width: 76,
      value: ({ before }) => before?.row.review_count ?? null,
    }),
    integerColumn({
      id: 'reviews_now',
      group: 'Reviews in the range',
      header: 'Now',
      width: 68,
      value: ({ now }) => now?.row.review_count ?? null,
    }),
    differenceColumn({
      id: 'reviews',
      group: 'Reviews in the range',
      header: 'Change',
      width: 80,
      value: ({ reviews }) => reviews,
      digits: 0,
    }),
  ];
}
