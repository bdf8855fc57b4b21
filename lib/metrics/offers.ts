import { price, priceColumns } from '@/lib/contract/price';
import { flagRatio, keysOf, view } from './view';

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
    in_stock: flagRatio('in_stock', {
      title: 'In stock',
      definition: 'Offers that are in stock, of those whose stock is known.',
      better: 'higher',
      of: 'offers whose stock is known',
      all: 'offers',
    }),
    above_list: flagRatio('above_list', {
      title: 'Above list price',
      definition: 'Offers whose selling price is above their list price, of those with both prices.',
      better: 'lower',
      of: 'offers with both prices',
      all: 'offers',
    }),
  },
});
