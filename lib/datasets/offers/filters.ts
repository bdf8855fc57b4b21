import { COMMON_FILTERS, type Filters } from '../filters';

/** The filters of offers. Users can select offers that do not state a value of any of them but `own`. */
export const offerFilters = {
  retailer: { ...COMMON_FILTERS.retailer, hasNotStated: true },
  brand: { ...COMMON_FILTERS.brand, hasNotStated: true },
  own: COMMON_FILTERS.own,
  country: { label: 'Country', hasNotStated: true },
  currency: { label: 'Currency', hasNotStated: true },
  /** `name: value` */
  tag: { label: 'Tag', hasNotStated: true },
  power: { label: 'Power SKU', words: { yes: 'power SKUs', no: 'other SKUs' }, hasNotStated: true },
  merchant: { label: 'Merchant', words: { main: 'main merchants', other: 'other merchants' }, hasNotStated: true },
  stock: { label: 'Stock', words: { in: 'in stock', out: 'out of stock' }, hasNotStated: true },
  /** Selling price below, at or above the list price. */
  discount: {
    label: 'Discount',
    words: { yes: 'below list price', no: 'at list price', above: 'above list price' },
    hasNotStated: true,
  },
  /** The merchant in the first position of the buybox. */
  buybox: { label: 'Buybox', words: { kept: 'held by a main merchant', lost: 'held by another' }, hasNotStated: true },
  /** Whether the discount is the difference of the prices. */
  check: { label: 'Discount check', words: { agrees: 'adds up', differs: 'does not add up' }, hasNotStated: true },
  /** SKUs by the column `sku`, of links. */
  skus: { label: 'SKU', isUnlisted: true },
} as const satisfies Filters;
