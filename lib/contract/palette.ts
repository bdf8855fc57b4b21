import * as z from 'zod/mini';
import { jsonEndpoint } from './endpoint';
import { text } from './params';
import { priceItem } from './price';

export const paletteSku = z.pick(priceItem, { csku_id: true, product_title: true, brand_name: true, barcode: true });
export type PaletteSku = z.infer<typeof paletteSku>;

export const paletteRetailer = z.pick(priceItem, { retailer: true, retailer_country: true });
export type PaletteRetailer = z.infer<typeof paletteRetailer>;

/** A keyword of the newest collected ranks, and the number of retailers with it. */
const paletteKeyword = z.object({ keyword: z.string(), retailers: z.int() });
export type PaletteKeyword = z.infer<typeof paletteKeyword>;

/** SKUs, retailers and keywords for the command palette, from collected answers. Sends no request to the service. */
export const palette = jsonEndpoint({
  name: 'palette',
  title: 'Palette',
  summary:
    'The first twenty SKUs, retailers and keywords whose names, barcodes or identifiers contain all words of the text.',
  path: '/palette',
  paged: false,
  params: z.object({ q: z.optional(text('Search text. Defaults to all of them')) }),
  response: z.object({
    skus: z.array(paletteSku),
    retailers: z.array(paletteRetailer),
    keywords: z.array(paletteKeyword),
  }),
});
