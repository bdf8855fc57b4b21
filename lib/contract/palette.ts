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

/** A brand of the newest collected prices, and its number of SKUs. */
const paletteBrand = z.object({ brand: z.string(), is_own: z.boolean(), skus: z.int() });
export type PaletteBrand = z.infer<typeof paletteBrand>;

/** An open problem of the Overview: the title of its rule, and its first subject with the number of all. */
const paletteProblem = z.object({
  rule: z.string(),
  subject: z.string(),
  retailer: z.string(),
  subjects: z.int(),
  is_standing: z.boolean(),
});
export type PaletteProblem = z.infer<typeof paletteProblem>;

/** Names for the command palette, from collected answers. Sends no request to the service. */
export const palette = jsonEndpoint({
  name: 'palette',
  title: 'Palette',
  summary:
    'The first twenty SKUs, brands, retailers, keywords and problems whose names, barcodes or identifiers contain all words of the text.',
  path: '/palette',
  paged: false,
  params: z.object({ q: z.optional(text('Search text. Defaults to all of them')) }),
  response: z.object({
    skus: z.array(paletteSku),
    brands: z.array(paletteBrand),
    retailers: z.array(paletteRetailer),
    keywords: z.array(paletteKeyword),
    problems: z.array(paletteProblem),
  }),
});
