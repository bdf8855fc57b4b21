import type { Definitions } from '@/delivery/definitions/kinds';
import type { CompetitionDefinition, SideDefinition } from '@/delivery/definitions/price-competitions';
import type { Brand, Category } from '@/delivery/sample/catalogue/category';
import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Retailer } from '@/delivery/sample/catalogue/retailer';
import { titleOf } from '@/delivery/sample/catalogue/sku';
import type { World } from '@/delivery/sample/world';
import { uuidOf } from './uuid';

type MerchantType = SideDefinition['merchant_type'];
type Duel = Pick<CompetitionDefinition, 'base' | 'benchmark'> & { readonly between: readonly [Brand, Brand] };

const FIRST_PAGE = 101;
const RIVALS_OF_A_RANGE = 2;
const MARGIN = 5;

/**
 * Returns a page for each own brand, numbered 101, 102 …: power SKUs against rivals, and ranges against competitors'
 * ranges.
 */
export function priceCompetitionsOf(world: World): Definitions<'price_competitions'> {
  return world.brands
    .filter(({ own }) => own)
    .map((brand, i) => ({
      customer_page_id: FIRST_PAGE + i,
      title: `${brand.name} against its rivals`,
      competitions: [...productDuels(world, brand), ...rangeDuels(world, brand)].map(
        ({ base, benchmark, between }, nth) => ({
          competition_id: uuidOf(world.seed, `${brand.name}/${nth}`),
          base,
          benchmark,
          coloring_levels: levelsOf(between),
        }),
      ),
    }));
}

/** Returns the target band around the intended ratio of the brands' price levels. */
function levelsOf([own, rival]: readonly [Brand, Brand]): CompetitionDefinition['coloring_levels'] {
  const middle = Math.round((own.level / rival.level) * 20) * 5;
  return { target_min: middle - MARGIN, target_max: middle + MARGIN, margin: MARGIN };
}

function productDuels({ rivalries }: World, brand: Brand): Duel[] {
  return rivalries
    .filter(({ own }) => own.sku.brand === brand)
    .map(({ own, rival }, i) => {
      const merchants = own.retailer.marketplace && i % 4 === 1 ? 'MIN_PRICE' : 'BUYBOX';
      return {
        base: product(own, merchants),
        benchmark: product(rival, merchants),
        between: [brand, rival.sku.brand],
      };
    });
}

/** Returns the brand's range in each category against two competitors' ranges, at alternating retailers. */
function rangeDuels({ brands, categories, retailers }: World, brand: Brand): Duel[] {
  const shops = retailers.filter(({ sparse }) => !sparse);
  const pairs = categories
    .filter(({ key }) => key in brand.range)
    .flatMap((category) =>
      brands
        .filter((other) => !other.own && category.key in other.range)
        .slice(0, RIVALS_OF_A_RANGE)
        .map((rival) => ({ category, rival })),
    );
  return pairs.flatMap(({ category, rival }, i) =>
    shops.slice(i % shops.length, (i % shops.length) + 1).map((retailer): Duel => {
      const merchants = i % 2 === 0 ? 'MAIN_MERCHANT' : 'BUYBOX';
      return {
        base: range(brand, category, retailer, merchants),
        benchmark: range(rival, category, retailer, merchants),
        between: [brand, rival],
      };
    }),
  );
}

function product({ sku, retailer }: Placement, merchant_type: MerchantType): SideDefinition {
  return {
    group_type: 'STATIC_GROUP',
    name: titleOf(sku, 'en'),
    retailer: retailer.name,
    merchant_type,
    products: { barcodes: [], csku_ids: [sku.id], product_ids: [], brand: null, tags: [] },
  };
}

function range(brand: Brand, { shelf }: Category, retailer: Retailer, merchant_type: MerchantType): SideDefinition {
  const tags = [{ tag_name: 'category', tag_value: shelf.en }];
  return {
    group_type: 'DYNAMIC_GROUP',
    name: `${brand.name} ${shelf.en}`,
    retailer: retailer.name,
    merchant_type,
    products: { barcodes: [], csku_ids: [], product_ids: [], brand: brand.name, tags },
  };
}
