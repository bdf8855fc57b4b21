import type { Column } from '@/components/table/column';
import {
  booleanColumn,
  decimalColumn,
  integerColumn,
  percentColumn,
  pointsColumn,
  textColumn,
} from '@/components/table/columns';
import { type Change, changeOf } from '@/components/visibility/prepare-change';
import { sourceColumns } from '@/components/visibility/source-columns';
import { oneMore } from '@/lib/client/visibility/one-more';
import type { Score } from '@/lib/client/visibility/score';

/** Every score with its parts, what they give, and what one more listing would do. */
export function scoreColumns(scale: number | null, header: string, change: Change | null): Column<Score>[] {
  const share = (value: number | null) => (value === null || scale === null ? value : value / scale);
  const value = scale === null ? decimalColumn<Score> : percentColumn<Score>;
  const difference = scale === null ? decimalColumn<Score> : pointsColumn<Score>;
  return [
    ...sourceColumns<Score>({ header, brands: true }),
    textColumn({ id: 'retailer', header: 'Retailer', width: 136, value: ({ at }) => at.retailer_name }),
    textColumn({ id: 'country', header: 'Country', width: 80, hidden: true, value: ({ at }) => at.retailer_country }),
    textColumn({ id: 'group', header: 'Brand group', hidden: true, value: ({ item }) => item.searched_brand_group }),
    booleanColumn({ id: 'own', header: 'Own brand', hidden: true, value: ({ item }) => item.is_own_brand }),
    value({
      id: 'score',
      header: 'Score',
      hint: 'As the service gives it',
      width: 80,
      value: ({ at }) => share(at.score),
    }),
    value({ id: 'target', header: 'Target', width: 80, value: ({ at }) => share(at.target) }),
    difference({ id: 'gap', header: 'Score − target', width: 112, value: ({ gap }) => share(gap) }),
    booleanColumn({
      id: 'met',
      header: 'Target met',
      hint: 'The verdict of the service',
      value: ({ at }) => at.is_target_met,
    }),
    integerColumn({ id: 'own_count', header: 'Own products', width: 112, value: ({ at }) => at.own_product_count }),
    integerColumn({ id: 'total_count', header: 'All products', width: 104, value: ({ at }) => at.total_product_count }),
    percentColumn({
      id: 'share',
      header: 'Own ÷ all',
      hint: 'Recomputed from the two counts',
      value: (row) => row.share,
    }),
    textColumn({
      id: 'check',
      header: 'Check',
      hint: 'Whether score and verdict are what their parts give',
      width: 112,
      value: ({ check }) => (check === null ? null : check === 'agrees' ? 'adds up' : 'does not add up'),
    }),
    pointsColumn({
      id: 'adds',
      header: 'One more adds',
      hint: 'What one more own product among those counted would add: 1 ÷ all products',
      width: 112,
      value: (row) => share(oneMore(row, scale)?.adds ?? null),
    }),
    integerColumn({
      id: 'needed',
      header: 'More needed',
      hint: 'Own products that are missing to reach the target; nothing where no number of them would',
      width: 104,
      value: (row) => oneMore(row, scale)?.needed ?? null,
    }),
    ...(change
      ? [difference({ id: 'change', header: 'Change', width: 96, value: (row: Score) => share(changeOf(row, change)) })]
      : []),
  ];
}
