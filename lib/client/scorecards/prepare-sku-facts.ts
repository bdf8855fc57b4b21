import { agreed } from '@/lib/client/agreed';
import { type SkuWords, skuWords } from '@/lib/client/scorecards/sku-words';
import type { PriceItem } from '@/lib/contract/price';
import { groupBy } from '@/lib/queries/shared/group-by';

/** What the price set says of a SKU. Null: it does not say, or its offers contradict each other. */
export interface SkuFacts {
  readonly own: boolean | null;
  readonly barcode: string | null;
  /** The words that filters know the SKU by. */
  readonly words: SkuWords;
  /** Countries by retailer name: a scorecard row names its retailer alone. */
  readonly countries: ReadonlyMap<string, readonly string[]>;
}

/** Facts by SKU identifier: the one key that a price item (`csku_id`) and a scorecard row share. */
export function prepareSkuFacts(items: readonly PriceItem[]): ReadonlyMap<string, SkuFacts> {
  const offers = groupBy(items, ({ csku_id }) => csku_id);
  return new Map([...offers].flatMap(([sku, its]) => (sku ? [[sku, factsOf(its)]] : [])));
}

function factsOf(offers: readonly PriceItem[]): SkuFacts {
  return {
    own: agreed(offers.map((offer) => offer.is_own_brand)),
    barcode: agreed(offers.map((offer) => offer.barcode)),
    words: skuWords(offers),
    countries: countriesOf(offers),
  };
}

function countriesOf(offers: readonly PriceItem[]): SkuFacts['countries'] {
  const countries = new Map<string, string[]>();
  for (const { retailer, retailer_country } of offers) {
    if (!retailer || !retailer_country) continue;
    const known = countries.get(retailer) ?? [];
    if (!known.includes(retailer_country)) known.push(retailer_country);
    countries.set(retailer, known);
  }
  return countries;
}
