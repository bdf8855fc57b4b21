import type { Brand } from '@/components/chart/brand-color';
import { shopName, sourceName } from '@/components/visibility/words';
import { NOT_STATED } from '@/lib/client/facets';
import { groupBy } from '@/lib/client/group-by';
import type { Score } from '@/lib/client/visibility/score';

export interface ShareBar {
  readonly id: string;
  readonly label: string;
  /** A key source. */
  readonly power: boolean;
  /** Products on the shelves of the bar: what its shares are of. */
  readonly products: number;
  readonly shelves: number;
  /** From 0 to 1, one for each named brand, then one for all others together; null where no product was counted. */
  readonly shares: readonly (number | null)[];
}

export interface BrandShares {
  /** The named ones: own brands first, then by products. */
  readonly brands: readonly Brand[];
  /** How many brands stand together as "Other". */
  readonly others: number;
  readonly bars: readonly ShareBar[];
  /** False where brands of a shelf add up to more than its products: one product counted for two of them. */
  readonly stackable: boolean;
}

const NAMED = 8;

/** Share of search by brand: own products of each searched brand, of all products on the same shelves; key sources first. */
export function prepareBrands(scores: readonly Score[], group: 'source' | 'retailer'): BrandShares {
  const counted = scores.filter(({ at }) => at.own_product_count !== null && at.total_product_count !== null);
  const ranked = rankBrands(counted);
  const brands = ranked.slice(0, NAMED);
  const others = ranked.slice(NAMED);
  const bars = [...groupBy(counted, ({ source, shop }) => (group === 'source' ? source : shop))]
    .map(([id, its]) => toBar(id, its, brands, others, group))
    .sort((a, b) => Number(b.power) - Number(a.power) || a.label.localeCompare(b.label, 'en'));
  return { brands, others: others.length, bars, stackable: shelvesOf(counted).every(fits) };
}

/** The shelves of these scores, each once. */
export function shelvesOf(scores: readonly Score[]): Score[][] {
  return [...groupBy(scores, ({ source, shop }) => `${source}/${shop}`).values()];
}

function fits(shelf: readonly Score[]): boolean {
  return productsOf(shelf) <= (shelf[0]?.at.total_product_count ?? 0);
}

function productsOf(scores: readonly Score[]): number {
  return scores.reduce((sum, { at }) => sum + (at.own_product_count ?? 0), 0);
}

export function rankBrands(scores: readonly Score[]): Brand[] {
  return [...groupBy(scores, ({ item }) => item.searched_brand ?? NOT_STATED)]
    .map(([name, its]) => ({
      name,
      own: its.some(({ item }) => item.is_own_brand === true),
      products: productsOf(its),
    }))
    .sort((a, b) => Number(b.own) - Number(a.own) || b.products - a.products || a.name.localeCompare(b.name, 'en'))
    .map(({ name, own }) => ({ name, own }));
}

/** Shares of some brands on the shelves of these scores, each of all products there. */
export function sharesOf(scores: readonly Score[], groups: readonly (readonly Brand[])[]) {
  const shelves = shelvesOf(scores);
  const products = shelves.reduce((sum, [first]) => sum + (first?.at.total_product_count ?? 0), 0);
  const byBrand = groupBy(scores, ({ item }) => item.searched_brand ?? NOT_STATED);
  const shares = groups.map((group) => {
    const own = group.reduce((sum, { name }) => sum + productsOf(byBrand.get(name) ?? []), 0);
    return products === 0 ? null : own / products;
  });
  return { products, shelves: shelves.length, shares };
}

function toBar(
  id: string,
  its: readonly Score[],
  brands: readonly Brand[],
  others: readonly Brand[],
  group: 'source' | 'retailer',
): ShareBar {
  const [first] = its;
  const label = first ? (group === 'source' ? sourceName(first) : shopName(first)) : id;
  const power = group === 'source' && first?.item.is_power_visibility_source === true;
  const groups = brands.map((brand) => [brand]);
  return { id, label, power, ...sharesOf(its, others.length > 0 ? [...groups, others] : groups) };
}
