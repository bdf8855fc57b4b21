import type { FlashRow } from '@/components/prices/prepare-flash';
import { SkuCell } from '@/components/prices/sku-cell';
import type { Column } from '@/components/table/column';
import { moneyColumn, percentColumn, positionColumn, textColumn } from '@/components/table/columns';

const nameOf = ({ average }: FlashRow) => average.product_title || average.barcode || average.product_id;
const currencyOf = ({ average }: FlashRow) => average.currency;

/** Both prices of an offer, and how far they lie apart. */
export const FLASH_COLUMNS: readonly Column<FlashRow>[] = [
  textColumn({
    id: 'sku',
    header: 'SKU',
    width: 296,
    pinned: true,
    value: nameOf,
    cell: (row) => (
      <SkuCell
        name={nameOf(row) ?? 'SKU without a name'}
        own={row.average.is_own_brand === true}
        power={row.average.is_psku === true}
      />
    ),
  }),
  textColumn({ id: 'retailer', header: 'Retailer', width: 128, value: ({ average }) => average.retailer }),
  textColumn({ id: 'merchant', header: 'Merchant', width: 152, value: ({ average }) => average.merchant_name }),
  positionColumn({ id: 'buybox', header: 'Buybox', width: 72, value: ({ average }) => average.buybox_position }),
  moneyColumn({ id: 'average', header: 'Average', value: ({ average }) => average.price, currency: currencyOf }),
  moneyColumn({ id: 'lowest', header: 'Lowest', value: ({ lowest }) => lowest.price, currency: currencyOf }),
  percentColumn({
    id: 'drop',
    header: 'Below',
    hint: 'How far the lowest price of the day stands below its average',
    value: ({ drop }) => drop,
  }),
  textColumn({ id: 'promotion', header: 'Promotion', width: 176, value: ({ lowest }) => lowest.promotion_text }),
];
