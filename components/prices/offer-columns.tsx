import { OutLink } from '@/components/page/out-link';
import { DiscountCell } from '@/components/prices/discount-cell';
import { stockWord } from '@/components/prices/words';
import type { CellValue, Column } from '@/components/table/column';
import {
  booleanColumn,
  dayColumn,
  momentColumn,
  moneyColumn,
  percentColumn,
  positionColumn,
  textColumn,
} from '@/components/table/columns';
import type { Offer } from '@/lib/client/prices/offer';
import { skuName } from '@/lib/client/prices/sku-name';
import { type PriceItem, priceColumns } from '@/lib/contract/price';

type Field = keyof PriceItem;

/** How each column looks where its type does not say it, in the order in which a person reads an offer. */
const LOOKS: Record<Field, Partial<Column<Offer>> & { header: string }> = {
  product_title: {
    header: 'Title',
    width: 248,
    pinned: true,
    cell: (offer) => offer.item.product_title ?? knownBy(offer),
  },
  retailer: { header: 'Retailer', width: 120 },
  merchant_name: { header: 'Merchant', width: 128 },
  price: {
    header: 'Price',
    width: 88,
    hint: `${priceColumns.price.meaning}. A price of 0 is no price: it is never the lowest and has no discount.`,
  },
  price_2: { header: 'Price 2', width: 88 },
  discount_amount: { header: 'Discount', width: 88, cell: (offer) => <DiscountCell offer={offer} /> },
  cargo_fee: { header: 'Shipping', width: 88 },
  availability: { header: 'Stock', width: 104 },
  buybox_position: { header: 'Buybox', width: 72 },
  is_main_merchant: { header: 'Main merchant', width: 112 },
  promotion_text: { header: 'Promotion', width: 176 },
  brand_name: { header: 'Brand', width: 112 },
  is_own_brand: { header: 'Own', width: 64 },
  is_psku: { header: 'Power SKU', width: 88 },
  retailer_country: { header: 'Country', width: 80 },
  currency: { header: 'Currency', width: 80 },
  barcode: { header: 'Barcode', width: 128 },
  url: { header: 'Product page', width: 128, cell: ({ item }) => <OutLink url={item.url} inGrid /> },
  crawling_time: { header: 'Crawled', width: 144 },
  date: { header: 'Day', width: 104 },
  csku_id: { header: 'SKU', width: 96, hidden: true },
  product_id: { header: 'Product id', width: 112, hidden: true },
  tags: { header: 'Tags', width: 200, hidden: true },
};

const DERIVED: Column<Offer>[] = [
  moneyColumn({
    id: 'landed',
    header: 'Landed',
    hint: 'Price and shipping together; not known where either is not',
    value: ({ landed }) => landed,
    currency: currencyOf,
  }),
  percentColumn({
    id: 'depth',
    header: 'Depth',
    hint: '(Price 2 − price) ÷ price 2',
    value: ({ depth }) => depth,
  }),
];

/** Every column of the contract, then what follows from them. */
export function offerColumns(price2: string): Column<Offer>[] {
  const fields = Object.keys(LOOKS) as Field[];
  return [...fields.map((field) => column(field, price2)), ...DERIVED];
}

function column(field: Field, price2: string): Column<Offer> {
  const { type, meaning } = priceColumns[field];
  const header = field === 'price_2' ? price2 : LOOKS[field].header;
  const given = { id: field, hint: meaning, ...LOOKS[field], header };
  switch (type) {
    case 'float':
      return moneyColumn({ ...given, value: fieldOf<number>(field), currency: currencyOf });
    case 'integer':
      return field === 'availability'
        ? textColumn({ ...given, value: stockWord })
        : positionColumn({ ...given, value: fieldOf<number>(field) });
    case 'boolean':
      return booleanColumn({ ...given, value: fieldOf<boolean>(field) });
    case 'timestamp':
      return momentColumn({ ...given, value: fieldOf<string>(field) });
    case 'date':
      return dayColumn({ ...given, value: fieldOf<string>(field) });
    case 'tags':
      return textColumn({ ...given, value: ({ item, words }) => (item.tags.length > 0 ? words.tag.join('; ') : null) });
    case 'string':
      return textColumn({ ...given, value: fieldOf<string>(field) });
  }
}

/** The contract's column type says which value the field holds: the item was parsed by it. */
function fieldOf<Value extends CellValue>(field: Field): (offer: Offer) => Value | null {
  return ({ item }) => item[field] as Value | null;
}

/** A barcode under "Title" is read as one; what is exported and sorted there stays the title alone. */
function knownBy(offer: Offer) {
  return <span className="text-ink-3">{skuName([offer])}</span>;
}

function currencyOf({ item }: Offer): string | null {
  return item.currency;
}
