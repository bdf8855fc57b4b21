import * as z from 'zod/mini';
import { text } from './params';
import type { PriceItem } from './price';

/** Names for the command palette, from collected answers. Sends no request to the service. */
export const palette = {
  path: '/palette',
  params: z.object({ q: z.optional(text('Search text. Defaults to all of them')) }),
};

/** Fields of an offer. The first one identifies it, and the second one is its name. */
export const SKU_FIELDS = ['csku_id', 'product_title', 'brand_name', 'barcode'] as const;
export type PaletteSku = Pick<PriceItem, (typeof SKU_FIELDS)[number]>;

/** Fields of an offer. The first one identifies its retailer, and the second one completes the name. */
export const RETAILER_FIELDS = ['retailer', 'retailer_country'] as const;
export type PaletteRetailer = Pick<PriceItem, (typeof RETAILER_FIELDS)[number]>;

/** A keyword of the newest collected ranks, and the number of retailers with it. */
export interface PaletteKeyword {
  keyword: string;
  retailers: number;
}

/** A brand of the newest collected prices, and its number of SKUs. */
export interface PaletteBrand {
  brand: string;
  is_own: boolean;
  skus: number;
}

/** An open problem of the Overview: the title of its rule, and its first subject with the number of all. */
export interface PaletteProblem {
  rule: string;
  subject: string;
  retailer: string;
  subjects: number;
  is_standing: boolean;
}

/** The first twenty of each whose names, barcodes or identifiers contain all words of the text. */
export interface PaletteNames {
  skus: PaletteSku[];
  brands: PaletteBrand[];
  retailers: PaletteRetailer[];
  keywords: PaletteKeyword[];
  problems: PaletteProblem[];
}
