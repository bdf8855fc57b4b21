import { noise, pick } from '@/delivery/sample/noise';
import type { Placement } from './placement';

/** An own power SKU and a competitor's power SKU of the same kind at the same retailer. */
export interface Rivalry {
  readonly own: Placement;
  readonly rival: Placement;
}

/** Returns the monitored pairs: each own power SKU against a rival, once at a shop and once at a marketplace. */
export function rivalriesOf(placements: readonly Placement[]): Rivalry[] {
  const stage = placements.filter(({ sku, retailer }) => sku.power && !retailer.sparse);
  const all = stage
    .filter(({ sku }) => sku.brand.own)
    .flatMap((own) => stage.filter((other) => isRival(own, other)).map((rival): Rivalry => ({ own, rival })));
  const skus = new Set(all.map(({ own }) => own.sku));
  return [...skus].flatMap((sku) =>
    [false, true].flatMap((marketplace) => {
      const choice = all.filter(({ own }) => own.sku === sku && own.retailer.marketplace === marketplace);
      return choice.length > 0 ? [pick(choice, noise(sku.key, `rivalry ${marketplace}`))] : [];
    }),
  );
}

function isRival({ sku, retailer }: Placement, other: Placement): boolean {
  return other.retailer === retailer && other.sku.size === sku.size && !other.sku.brand.own;
}
