import { boolean, text } from '../columns';

/** Columns of a product at a retailer, which several tables have. */
export const PRODUCT_ID = text('Product id', {
  width: 112,
  optional: true,
  search: true,
  definition: 'Identifier at the retailer.',
});
export const OWN_BRAND = boolean('Own brand', ['Yes', 'No'], { short: 'Own', width: 64 });
