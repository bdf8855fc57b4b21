import type { BrandStyle } from '@/components/chart/brand-color';
import { BrandMark } from '@/components/scorecards/brand-mark';
import type { Column } from '@/components/table/column';
import { textColumn } from '@/components/table/columns';
import { type Score, skuName } from '@/lib/client/scorecards/score';

/** What a row is about: the SKU under its brand's colour, where, and on request the brand. */
export function nameColumns<Row extends { readonly score: Score }>(
  styles: ReadonlyMap<string, BrandStyle>,
): Column<Row>[] {
  return [
    textColumn({
      id: 'sku',
      header: 'SKU',
      width: 272,
      pinned: true,
      value: ({ score }) => skuName(score.row),
      cell: ({ score }) => (
        <BrandMark name={skuName(score.row)} own={score.facts?.own ?? null} style={styles.get(score.row.brand ?? '')} />
      ),
    }),
    textColumn({ id: 'retailer', header: 'Retailer', width: 128, value: ({ score }) => score.row.retailer }),
    textColumn({ id: 'brand', header: 'Brand', width: 108, hidden: true, value: ({ score }) => score.row.brand }),
  ];
}
