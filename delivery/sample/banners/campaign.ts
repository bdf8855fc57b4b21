import { shelfFillers } from '@/delivery/sample/catalogue/brands';
import type { Brand, Category } from '@/delivery/sample/catalogue/category';
import type { Day } from '@/delivery/sample/day';
import { keyOf, noise, pick, pickIndex } from '@/delivery/sample/noise';
import { cycleOf, dayIn } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import { campaigns, services, themes } from '@/delivery/sample/words/banners';
import type { World } from '@/delivery/sample/world';
import type { Label } from '@/lib/contract/column';
import type { Space } from './space';

/** The content of a space on a day. */
export interface Campaign {
  /** Changes when the campaign does. */
  readonly key: number;
  readonly headline: string;
  readonly category: Category | null;
  /** The brands shown, none for a shop that speaks of itself. */
  readonly brands: readonly Brand[];
}

const RUN_DAYS = 9;
/** Weights of campaigns: one brand, a theme with several brands, an unmonitored brand, the shop itself. */
const WEIGHTS = [0.6, 0.15, 0.13, 0.12];

export function campaignOf(world: World, space: Space, day: Day): Campaign {
  const { retailer, pageType, pageName, position } = space;
  const { bannerTakeover } = castOf(world, cycleOf(day));
  const spaceKey = keyOf(world.seed, `${retailer.code}/${pageType}/${pageName}/${position}`);
  const run = Math.floor((day + noise(spaceKey, 'run day') * RUN_DAYS) / RUN_DAYS);
  const key = keyOf(spaceKey, `campaign ${run}`);
  const category = space.category ?? pick(world.categories, noise(key, 'category'));
  const brandsHere = world.brands.filter(({ range }) => category.key in range);
  const { language } = retailer;

  if (pageType === 'HOME_PAGE' && retailer === bannerTakeover.retailer && dayIn('banner-takeover', day) !== null)
    return takeover(world, bannerTakeover.brand, space, day);

  const kind = pickIndex(WEIGHTS, noise(key, 'kind'));
  const slogan = pick(campaigns, noise(key, 'slogan'))[language];
  if (kind === 0) {
    const brand = pick(brandsHere, noise(key, 'brand'));
    return { key, headline: sentence(brand, slogan), category, brands: [brand] };
  }
  if (kind === 1) {
    const brands = [...brandsHere].sort((a, b) => noise(key, a.name) - noise(key, b.name)).slice(0, 3);
    return { key, headline: pick(themes, noise(key, 'theme'))[language], category, brands };
  }
  if (kind === 2) {
    const brand = pick(shelfFillers, noise(key, 'brand'));
    return { key, headline: sentence(brand, slogan), category, brands: [] };
  }
  return { key, headline: pick(services, noise(key, 'service'))[language], category: null, brands: [] };
}

/** Returns the labels of a banner, one or two products for each brand. */
export function labelsOf({ key, category, brands }: Campaign): { own: Label[]; competitor: Label[] } {
  const labels = brands.flatMap((brand) =>
    (category?.variants ?? []).slice(0, noise(key, `products of ${brand.name}`) < 0.4 ? 2 : 1).map((variant) => ({
      brand,
      label: { category: category?.shelf.en ?? null, subcategory: variant.en, brand: brand.name },
    })),
  );
  return {
    own: labels.filter(({ brand }) => brand.own).map(({ label }) => label),
    competitor: labels.filter(({ brand }) => !brand.own).map(({ label }) => label),
  };
}

function takeover(world: World, brand: Brand, { retailer, position }: Space, day: Day): Campaign {
  const key = keyOf(world.seed, `takeover ${cycleOf(day)} ${position}`);
  const category = pick(
    world.categories.filter((candidate) => candidate.key in brand.range),
    noise(key, 'category'),
  );
  return { key, headline: sentence(brand, pick(campaigns, 0)[retailer.language]), category, brands: [brand] };
}

function sentence(brand: Brand, slogan: string): string {
  return `${brand.name} ${slogan}`;
}
