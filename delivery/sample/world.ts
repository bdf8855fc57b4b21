import { careBrands, coffeeBrands } from './catalogue/brands';
import { coffee } from './catalogue/coffee';
import { homeCare } from './catalogue/home-care';
import { personalCare } from './catalogue/personal-care';
import { type Placement, placementsOf } from './catalogue/placement';
import type { Retailer } from './catalogue/retailer';
import { retailers } from './catalogue/retailers';
import { type Rivalry, rivalriesOf } from './catalogue/rivalry';
import { type Range, type Sku, skusOf } from './catalogue/sku';
import { TOPICS, type Topic } from './reviews/phrases';
import { type Shelf, shelvesOf } from './shelves/shelf';
import { type Source, sourcesOf } from './shelves/source';

/** The parts of a sample customer that do not change from day to day. */
export interface World extends Range {
  readonly retailers: readonly Retailer[];
  readonly skus: readonly Sku[];
  readonly placements: readonly Placement[];
  readonly rivalries: readonly Rivalry[];
  readonly sources: readonly Source[];
  readonly shelves: readonly Shelf[];
  /** Topics of reviews. */
  readonly topics: readonly Topic[];
}

export interface WorldSize {
  seed: number;
  /** Multiplies SKUs and with them rows, for benchmarks. */
  scale: number;
}

/** Returns the first customer: personal and home care, 160 SKUs of eight brands at seven retailers. */
export function careWorld({ seed, scale }: WorldSize): World {
  const categories = [...personalCare, ...homeCare];
  return complete({ seed, scale, prefix: 'NF', brands: careBrands, categories }, retailers, 'taste');
}

/** Returns the second customer: other products at three of the same retailers, so that mixed-up data is noticed. */
export function coffeeWorld({ seed, scale }: WorldSize): World {
  const shops = retailers.filter(({ code }) => ['korbina_de', 'plazora_de', 'thistle_penn_gb'].includes(code));
  return complete({ seed, scale, prefix: 'HL', brands: coffeeBrands, categories: coffee }, shops, 'scent');
}

function complete(range: Range, shops: readonly Retailer[], strange: Topic): World {
  const skus = skusOf(range);
  const placements = placementsOf(range.seed, skus, shops);
  const sources = sourcesOf(range.categories, shops);
  return {
    ...range,
    retailers: shops,
    skus,
    placements,
    rivalries: rivalriesOf(placements),
    sources,
    shelves: shelvesOf(range, sources, placements),
    topics: TOPICS.filter((topic) => topic !== strange && topic !== 'leaking cap'),
  };
}
