import { ProductCell } from '@/components/rankings/product-cell';
import type { Column } from '@/components/table/column';
import { booleanColumn, eitherColumn, textColumn } from '@/components/table/columns';
import { productName, type Ranking } from '@/lib/client/rankings/ranking';

/** What every table says of a product first. */
export function productColumns<Row>(rankingOf: (row: Row) => Ranking): Column<Row>[] {
  return [
    textColumn({
      id: 'product',
      header: 'Product',
      width: 240,
      pinned: true,
      value: (row) => productName(rankingOf(row).item),
      cell: (row) => <ProductCell ranking={rankingOf(row)} />,
      look: (row) => {
        const { is_customer_brand, is_psku } = rankingOf(row).item;
        return { strong: is_customer_brand === true, note: is_psku === true ? '◆' : undefined };
      },
    }),
    textColumn({
      id: 'retailer',
      header: 'Retailer',
      width: 104,
      value: (row) => rankingOf(row).item.retailer_name ?? rankingOf(row).item.retailer_code,
    }),
    textColumn({
      id: 'brand',
      header: 'Brand',
      width: 108,
      hidden: true,
      value: (row) => rankingOf(row).item.brand_name,
    }),
    eitherColumn({
      id: 'own',
      header: 'Own or competitor',
      width: 136,
      hidden: true,
      yes: 'own',
      no: 'competitor',
      value: (row) => rankingOf(row).item.is_customer_brand,
    }),
    booleanColumn({
      id: 'power',
      header: 'Power SKU',
      width: 92,
      hidden: true,
      value: (row) => rankingOf(row).item.is_psku,
    }),
    textColumn({
      id: 'barcode',
      header: 'Barcode',
      width: 128,
      hidden: true,
      value: (row) => rankingOf(row).item.barcode,
    }),
  ];
}
