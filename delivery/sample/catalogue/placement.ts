import { keyOf, noise } from '@/delivery/sample/noise';
import type { Retailer } from './retailer';
import { type Sku, titleOf } from './sku';

/** A SKU at a retailer. */
export interface Placement {
  readonly key: number;
  readonly sku: Sku;
  readonly retailer: Retailer;
  readonly productId: string;
  readonly title: string;
  readonly url: string;
}

/** Returns the SKUs of each retailer. Nearly all retailers have the power SKUs. */
export function placementsOf(seed: number, skus: readonly Sku[], retailers: readonly Retailer[]): Placement[] {
  return retailers.flatMap((retailer) =>
    skus
      .filter(({ key, power }) => noise(key, retailer.code) < (power ? 0.97 : retailer.assortment))
      .map((sku) => makePlacement(seed, sku, retailer)),
  );
}

function makePlacement(seed: number, sku: Sku, retailer: Retailer): Placement {
  const key = keyOf(seed, `${retailer.code}/${sku.id}`);
  const productId = productIdOf(retailer, sku, key);
  const title = titleOf(sku, retailer.language);
  return { key, sku, retailer, productId, title, url: `${siteOf(retailer)}/p/${slug(title)}-${productId}` };
}

/** Returns the retailer's number of a product, which contains the SKU's number and is therefore unique. */
function productIdOf(retailer: Retailer, sku: Sku, key: number): string {
  const digits = sku.id.replace(/\D/g, '');
  if (!retailer.marketplace) return `${100 + Math.floor(noise(key, 'product id') * 900)}${digits}`;
  const letters = Math.floor(noise(key, 'product id') * 36 ** 4).toString(36);
  return `${retailer.name.slice(0, 2)}${letters.padStart(4, '0')}${digits}`.toUpperCase();
}

/** Returns the site of a retailer under the reserved domain `.example`. */
export function siteOf({ code }: Retailer): string {
  return `https://www.${code.split('_').slice(0, -1).join('-')}.example`;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
