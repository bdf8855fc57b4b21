import { COMMON_FILTERS, type Filters } from '../filters';

/** Number of the first positions of a shelf. Pages show them as whole rows of tiles. */
export const FIRST_POSITIONS = 10;

/** The filters of listings. A shelf has one retailer. */
export const listingFilters = {
  brand: COMMON_FILTERS.brand,
  own: COMMON_FILTERS.own,
  won: {
    label: 'Organic or sponsored',
    words: { organic: 'organic', sponsored: 'sponsored' },
    hasNotStated: true,
  },
  power: { label: 'Power SKU', words: { yes: 'power SKUs', no: 'other SKUs' }, hasNotStated: true },
  stock: { label: 'Stock', words: { in: 'in stock', out: 'out of stock' }, hasNotStated: true },
} as const satisfies Filters;
