import { cellInWords, cellLook } from '@/components/prices/marks';
import { MatrixCell } from '@/components/prices/matrix-cell';
import type { Shop, SkuRow } from '@/components/prices/prepare-matrix';
import { SkuCell } from '@/components/prices/sku-cell';
import type { Column } from '@/components/table/column';
import { integerColumn, textColumn } from '@/components/table/columns';
import type { Format } from '@/lib/client/format';

const SKU_COLUMNS: Column<SkuRow>[] = [
  textColumn({
    id: 'sku',
    header: 'SKU',
    width: 296,
    pinned: true,
    value: (row) => row.name,
    cell: ({ name, own, power }) => <SkuCell name={name} own={own} power={power} />,
    look: ({ own, power }) => ({ strong: own, note: power ? '★' : undefined }),
  }),
  textColumn({ id: 'brand', header: 'Brand', width: 112, pinned: true, hidden: true, value: (row) => row.brand }),
  textColumn({ id: 'barcode', header: 'Barcode', width: 128, hidden: true, value: (row) => row.barcode }),
  integerColumn({ id: 'offers', header: 'Offers', width: 72, hidden: true, value: (row) => row.offers }),
];

/** The columns of the matrix: the SKU, then a column for each shop, country and currency above it. */
export function matrixColumns(shops: readonly Shop[], price2: string, format: Format): Column<SkuRow>[] {
  return [...SKU_COLUMNS, ...shops.map((shop) => shopColumn(shop, price2, format))];
}

function shopColumn(
  { id, retailer, retailer_country, currency }: Shop,
  price2: string,
  written: Format,
): Column<SkuRow> {
  const amount = (row: SkuRow) => row.cells.get(id)?.amount ?? null;
  return {
    kind: 'number',
    id,
    header: retailer ?? 'Retailer not stated',
    group: `${retailer_country ?? 'Country not stated'} · ${currency ?? 'currency not stated'}`,
    hint: `${retailer ?? 'Retailer not stated'}: price of the offer that a shopper meets first`,
    width: 104,
    value: amount,
    text: (row, format) => (row.cells.has(id) ? format.amount(amount(row), currency) : ''),
    cell: (row) => <MatrixCell cell={row.cells.get(id)} price2={price2} />,
    look: (row) => cellLook(row.cells.get(id)),
    aside: { header: 'marks', value: (row) => cellInWords(row.cells.get(id), price2, written) },
  };
}
