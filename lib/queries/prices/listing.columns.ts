import { boolean, hidden, required, text } from '../columns';

/** The columns that name an SKU, first in every table of SKUs. */
export const SKU = {
  sku_name: required(text('SKU', { width: 280, pinned: true, search: true })),
  brand_name: text('Brand', { width: 112, search: true }),
  is_own: boolean('Own SKU', ['Yes', ''], { short: 'Own', width: 56, optional: true }),
  is_power: boolean('Power SKU', ['Yes', ''], {
    short: 'Power',
    width: 64,
    optional: true,
    definition: 'An SKU that counts most.',
  }),
  barcode: text('Barcode', { width: 128, optional: true, search: true }),
};

export const RETAILER = {
  retailer: text('Retailer', { width: 128, search: true }),
  retailer_country: text('Country', { width: 72, optional: true }),
};

/** Fields of a row that is about an SKU. `sku` identifies it: its code, which drawers show and a search finds. */
export const SKU_FIELDS = { sku: { ...hidden.text, search: true } };

/** Fields of a row that is about an SKU at a retailer. */
export const LISTING_FIELDS = { ...SKU_FIELDS, shop: hidden.text };
