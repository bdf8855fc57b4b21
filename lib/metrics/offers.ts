import { price, priceColumns } from '@/lib/contract/price';
import { sql } from './sql';
import { keysOf, ratio, view } from './view';

/** The offers of a day: a product at a retailer by a merchant (Price). */
export const offers = view({
  name: 'offers',
  dataset: price.name,
  columns: [
    ...keysOf(priceColumns),
    'day',
    'row_no',
    'id',
    'sku',
    'sku_name',
    'shop',
    'in_stock',
    'selling_price',
    'list_price',
    'discount',
    'above_list',
    'discount_agrees',
    'has_buybox',
  ],
  measureColumns: ['in_stock', 'selling_price', 'list_price', 'above_list'],
  measures: {
    in_stock: ratio({
      title: 'In stock',
      definition: 'Offers that are in stock, of those whose stock is known.',
      better: 'higher',
      counts: { part: sql`countIf(in_stock)`, whole: sql`count(in_stock)`, of: 'offers whose stock is known' },
      all: { sql: sql`count()`, of: 'offers' },
    }),
    above_list: ratio({
      title: 'Above list price',
      definition: 'Offers whose selling price is above their list price, of those with both prices.',
      better: 'lower',
      counts: { part: sql`countIf(above_list)`, whole: sql`count(above_list)`, of: 'offers with both prices' },
      all: { sql: sql`count()`, of: 'offers' },
    }),
  },
});
