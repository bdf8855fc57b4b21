import * as z from 'zod/mini';
import { jsonEndpoint } from './endpoint';
import { text } from './params';
import { priceItem } from './price';

export const paletteSku = z.pick(priceItem, { csku_id: true, product_title: true, brand_name: true, barcode: true });
export type PaletteSku = z.infer<typeof paletteSku>;

export const paletteRetailer = z.pick(priceItem, { retailer: true, retailer_country: true });
export type PaletteRetailer = z.infer<typeof paletteRetailer>;

/** SKUs and retailers for the command palette, out of the price answers kept so far: never costs a call. */
export const palette = jsonEndpoint({
  name: 'palette',
  title: 'Palette',
  summary:
    'SKUs and retailers whose names, barcode and number contain all words of the text; the first twenty of each.',
  path: '/palette',
  paged: false,
  params: z.object({ q: z.optional(text('Text to look for; everything when left out')) }),
  response: z.object({ skus: z.array(paletteSku), retailers: z.array(paletteRetailer) }),
});
