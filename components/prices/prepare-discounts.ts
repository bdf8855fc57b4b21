import { NOT_STATED } from '@/lib/client/facets';
import type { Offer } from '@/lib/client/prices/offer';
import { groupBy } from '@/lib/queries/shared/group-by';

/** Discount depth of one brand at one retailer. */
export interface DepthCell {
  readonly brand: string;
  readonly shop: string;
  /** Mean of (price_2 − price) ÷ price_2 over all offers with both prices, 0 to 1; those at full price count as 0. */
  readonly depth: number;
  /** Offers below price_2, of those with both prices. */
  readonly discounted: number;
  readonly offers: number;
}

export interface DepthBin {
  readonly label: string;
  readonly offers: number;
}

/** `retailer` and `country` are the words that filters know it by. */
export interface DepthShop {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly retailer: string;
  readonly country: string;
}

export interface Discounts {
  readonly brands: readonly { name: string; own: boolean }[];
  readonly shops: readonly DepthShop[];
  readonly cells: readonly DepthCell[];
  /** How many offers stand at which depth. */
  readonly bins: readonly DepthBin[];
  /** Offers with both prices: what all of the above is made of. */
  readonly known: number;
  readonly unknown: number;
}

const BIN_WIDTH = 10;
const BIN_COUNT = 5;

export function prepareDiscounts(offers: readonly Offer[]): Discounts {
  const known = offers.filter((offer): offer is Offer & { depth: number } => offer.depth !== null);
  const brands = groupBy(known, ({ item }) => item.brand_name ?? NOT_STATED);
  const shops = groupBy(known, ({ shop }) => shop);
  return {
    brands: [...brands]
      .map(([name, its]) => ({ name, own: its.some(({ item }) => item.is_own_brand === true) }))
      .sort((a, b) => Number(b.own) - Number(a.own) || a.name.localeCompare(b.name)),
    shops: [...shops]
      .map(([id, [first]]) => ({
        id,
        name: first?.item.retailer ?? NOT_STATED,
        place: first?.item.retailer_country ?? NOT_STATED,
        retailer: first?.words.retailer[0] ?? NOT_STATED,
        country: first?.words.country[0] ?? NOT_STATED,
      }))
      .sort((a, b) => a.place.localeCompare(b.place) || a.name.localeCompare(b.name)),
    cells: [...brands].flatMap(([brand, its]) =>
      [...groupBy(its, ({ shop }) => shop)].map(([shop, members]) => toCell(brand, shop, members)),
    ),
    bins: toBins(known.map(({ depth }) => depth)),
    known: known.length,
    unknown: offers.length - known.length,
  };
}

function toCell(brand: string, shop: string, offers: readonly { depth: number }[]): DepthCell {
  const depths = offers.map(({ depth }) => Math.max(0, depth));
  return {
    brand,
    shop,
    depth: depths.reduce((sum, depth) => sum + depth, 0) / depths.length,
    discounted: depths.filter((depth) => depth > 0).length,
    offers: depths.length,
  };
}

/** Full price, then steps of ten percent, the last one open. A price above price_2 has its own bin when it occurs. */
function toBins(depths: readonly number[]): DepthBin[] {
  const steps = Array.from({ length: BIN_COUNT }, (_, index) => index * BIN_WIDTH);
  const above = depths.filter((depth) => depth < 0).length;
  return [
    ...(above > 0 ? [{ label: 'above', offers: above }] : []),
    { label: 'none', offers: depths.filter((depth) => depth === 0).length },
    ...steps.map((from, index) => {
      const last = index === BIN_COUNT - 1;
      const label = last ? `>${from}%` : `${from}–${from + BIN_WIDTH}%`;
      const inside = (depth: number) => depth > 0 && depth * 100 > from && (last || depth * 100 <= from + BIN_WIDTH);
      return { label, offers: depths.filter(inside).length };
    }),
  ];
}
