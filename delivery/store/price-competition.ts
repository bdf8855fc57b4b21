import { readDefinitions } from '@/delivery/definitions/read';
import type { Competition, priceCompetition, Side } from '@/lib/contract/price-competition';
import type { Answer } from './answer';
import { bucketsOf } from './competition/buckets';
import { commonProduct } from './competition/common-product';
import { dataRow } from './competition/data-row';
import { type PricedPair, type PricedSide, pairsOf } from './competition/members';
import { membership, type SidePrices, sidePrices } from './competition/side-prices';
import { SIDE_PRODUCTS, type SideProduct, sideProductParams } from './competition/side-products';
import { engineRange } from './days';
import { ownBrandTest } from './own-brand';

/** Answers with the competitions of a page and all buckets of the range. An undefined page has none. */
export const answerPriceCompetition: Answer<typeof priceCompetition> = async (db, customerId, params, signal) => {
  const range = { customer: customerId, ...engineRange(params) };
  const [pages, ownBrands] = await Promise.all([
    readDefinitions(db, customerId, 'price_competitions', signal),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const page = pages.find(({ customer_page_id }) => customer_page_id === params.customer_page_id);
  if (!page) return { competitions: [] };

  const sideProducts = await db.query<SideProduct>(
    SIDE_PRODUCTS,
    { ...range, ...sideProductParams(page.competitions) },
    { signal },
  );
  const pairs = pairsOf(page.competitions, sideProducts);
  const prices = await db.query<SidePrices>(
    sidePrices(params.time_dimension, params.price_type),
    { ...range, ...membership(pairs) },
    { signal },
  );
  const priceOf = new Map(prices.map((price) => [`${price.side} ${price.bucket}`, price]));
  const buckets = bucketsOf(params, params.time_dimension);
  const isOwn = ownBrandTest(ownBrands);

  function toSide({ definition, products }: PricedSide): Side {
    const { group_type, name, retailer, merchant_type } = definition;
    const product = commonProduct(products, isOwn);
    return { product, group_type, name, number_of_products: products.length, retailer, merchant_type };
  }

  function toCompetition({ competition, base, benchmark }: PricedPair): Competition {
    const { competition_id, coloring_levels } = competition;
    const row = (day: string) =>
      dataRow(priceOf.get(`${base.index} ${day}`), priceOf.get(`${benchmark.index} ${day}`), coloring_levels);
    return {
      competition_id,
      base: toSide(base),
      benchmark: toSide(benchmark),
      coloring_levels,
      date_buckets: buckets.map((bucket) => ({ ...bucket, data: [row(bucket.start_date)] })),
    };
  }

  return { competitions: pairs.map(toCompetition) };
};
