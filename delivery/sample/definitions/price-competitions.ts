import type { Definitions } from '@/delivery/definitions/kinds';
import type { CompetitionDefinition, SideDefinition } from '@/delivery/definitions/price-competitions';
import type { Brand, Category } from '@/delivery/sample/catalogue/category';
import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Retailer } from '@/delivery/sample/catalogue/retailer';
import { titleOf } from '@/delivery/sample/catalogue/sku';
import type { World } from '@/delivery/sample/world';
import { uuidOf } from './uuid';

/** Twelve competitions on each of two pages: product against product, and range against range. */
export const COMPETITION_PAGES = { products: 101, ranges: 202 };
const COMPETITIONS_A_PAGE = 12;
const LEVELS = [
  { target_min: 95, target_max: 105, margin: 5 },
  { target_min: 98, target_max: 102, margin: 3 },
];

type Sides = Pick<CompetitionDefinition, 'base' | 'benchmark'>;

export function priceCompetitionsOf(world: World): Definitions<'price_competitions'> {
  const { products, ranges } = COMPETITION_PAGES;
  return [
    page(world, products, 'Power SKUs against their rivals', productDuels(world)),
    page(world, ranges, 'Ranges and retailers', rangeDuels(world)),
  ];
}

function page(world: World, customer_page_id: number, title: string, duels: readonly Sides[]) {
  const competitions = duels.slice(0, COMPETITIONS_A_PAGE).map((sides, i) => ({
    competition_id: uuidOf(world.seed, `${customer_page_id}/${i}`),
    ...sides,
    coloring_levels: LEVELS[i % LEVELS.length] ?? { target_min: 95, target_max: 105, margin: 5 },
  }));
  return { customer_page_id, title, competitions };
}

/** Each own power SKU against one rival of the same size at the same retailer, taking retailers in turn. */
function productDuels({ placements, skus, retailers }: World): Sides[] {
  return skus
    .filter(({ power, brand }) => power && brand.own)
    .flatMap((sku, i) => {
      const base = inTurn(
        placements.filter((placement) => placement.sku === sku && !placement.retailer.sparse),
        i,
      );
      const benchmark = base && rivalOf(placements, base);
      if (!base || !benchmark) return [];
      const merchant_type = base.retailer.marketplace && i % 2 === 1 ? 'MIN_PRICE' : 'BUYBOX';
      return [{ base: product(base, merchant_type), benchmark: product(benchmark, merchant_type) }];
    })
    .concat(sameProductDuels(placements, retailers));
}

/** One SKU at two retailers of a country: the comparison that retailers themselves make. */
function sameProductDuels(placements: readonly Placement[], [first, second]: readonly Retailer[]): Sides[] {
  const own = placements.filter(({ sku, retailer }) => sku.power && sku.brand.own && retailer === first);
  return own.flatMap((base) => {
    const benchmark = placements.find(({ sku, retailer }) => sku === base.sku && retailer === second);
    return benchmark ? [{ base: product(base, 'BUYBOX'), benchmark: product(benchmark, 'BUYBOX') }] : [];
  });
}

/** An own brand's range in a category against each competitor's, at one retailer after the other. */
function rangeDuels({ brands, categories, retailers }: World): Sides[] {
  const shops = retailers.filter(({ sparse }) => !sparse);
  const own = brands.filter((brand) => brand.own);
  const pairs = categories.flatMap((category) =>
    own
      .filter(({ range }) => category.key in range)
      .flatMap((base) =>
        brands
          .filter((brand) => !brand.own && category.key in brand.range)
          .slice(0, 2)
          .map((benchmark) => ({ category, base, benchmark })),
      ),
  );
  const duels = pairs.flatMap(({ category, base, benchmark }, i) => {
    const retailer = inTurn(shops, i);
    if (!retailer) return [];
    const merchant_type = i % 3 === 2 ? 'MIN_PRICE' : i % 3 === 1 ? 'MAIN_MERCHANT' : 'BUYBOX';
    return [
      {
        base: range(base, category, retailer, merchant_type),
        benchmark: range(benchmark, category, retailer, merchant_type),
      },
    ];
  });
  return duels;
}

function product({ sku, retailer }: Placement, merchant_type: SideDefinition['merchant_type']): SideDefinition {
  return {
    group_type: 'STATIC_GROUP',
    name: titleOf(sku, 'en'),
    retailer: retailer.name,
    merchant_type,
    products: { barcodes: [], csku_ids: [sku.id], product_ids: [], brand: null, tags: [] },
  };
}

function range(
  brand: Brand,
  { shelf }: Category,
  retailer: Retailer,
  merchant_type: SideDefinition['merchant_type'],
): SideDefinition {
  const tags = [{ tag_name: 'category', tag_value: shelf.en }];
  return {
    group_type: 'DYNAMIC_GROUP',
    name: `${brand.name} ${shelf.en}`,
    retailer: retailer.name,
    merchant_type,
    products: { barcodes: [], csku_ids: [], product_ids: [], brand: brand.name, tags },
  };
}

function rivalOf(placements: readonly Placement[], { sku, retailer }: Placement): Placement | undefined {
  return placements.find(
    (other) => other.retailer === retailer && other.sku.size === sku.size && other.sku.power && !other.sku.brand.own,
  );
}

function inTurn<T>(list: readonly T[], turn: number): T | undefined {
  return list[turn % list.length];
}
