import type { BrandStyle } from '@/components/chart/brand-color';
import { BrandMark } from '@/components/scorecards/brand-mark';
import type { Change } from '@/components/scorecards/prepare-changes';
import { skuName } from '@/components/scorecards/score';
import { CHANGE_WORDS, signed } from '@/components/scorecards/words';
import type { Column } from '@/components/table/column';
import { decimalColumn, integerColumn, textColumn } from '@/components/table/columns';
import type { Format } from '@/lib/client/format';

export function changeColumns(styles: ReadonlyMap<string, BrandStyle>, format: Format): Column<Change>[] {
  return [
    textColumn({
      id: 'sku',
      header: 'SKU',
      width: 288,
      pinned: true,
      value: ({ score }) => skuName(score.row),
      cell: ({ score }) => (
        <BrandMark name={skuName(score.row)} own={score.facts?.own ?? null} style={styles.get(score.row.brand ?? '')} />
      ),
    }),
    textColumn({ id: 'retailer', header: 'Retailer', width: 136, value: ({ score }) => score.row.retailer }),
    textColumn({ id: 'brand', header: 'Brand', width: 108, hidden: true, value: ({ score }) => score.row.brand }),
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
    {
      ...decimalColumn<Change>({
        id: 'rating',
        group: 'Rating',
        header: 'Change',
        width: 80,
        value: ({ rating }) => rating,
      }),
      text: ({ rating }) => signed(rating, format),
    },
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
    {
      ...integerColumn<Change>({
        id: 'reviews',
        group: 'Reviews in the range',
        header: 'Change',
        width: 80,
        value: ({ reviews }) => reviews,
      }),
      text: ({ reviews }) => signed(reviews, format, 0),
    },
  ];
}
