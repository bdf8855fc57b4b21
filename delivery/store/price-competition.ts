import type { CompetitionDefinition, SideDefinition } from '@/delivery/definitions/price-competitions';
import { readDefinitions } from '@/delivery/definitions/read';
import type { Competition, priceCompetition, Side } from '@/lib/contract/price-competition';
import type { Answer } from './answer';
import { bucketsOf } from './competition/buckets';
import { dataRow } from './competition/data-row';
import { sideNumber } from './competition/members';
import { type SidePrices, sidePrices } from './competition/side-prices';
import { commonProduct, SIDE_PRODUCTS, type SideProduct } from './competition/side-products';
import { engineRange } from './days';
import { groupBy } from './group-by';
import { ownBrandTest } from './own-brand';

/** The competitions of a page, each with every bucket of the range. A page that nobody defined has none. */
export const answerPriceCompetition: Answer<typeof priceCompetition> = async (db, customerId, params, signal) => {
  const asked = { customer: customerId, page: params.customer_page_id, ...engineRange(params) };
  const [pages, ownBrands] = await Promise.all([
    readDefinitions(db, customerId, 'price_competitions', signal),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const page = pages.find(({ customer_page_id }) => customer_page_id === params.customer_page_id);
  if (!page) return { competitions: [] };

  const [prices, products] = await Promise.all([
    db.query<SidePrices>(sidePrices(params.time_dimension, params.price_type), asked, { signal }),
    db.query<SideProduct>(SIDE_PRODUCTS, asked, { signal }),
  ]);
  const productsOf = groupBy(products, ({ side }) => side);
  const priceOf = new Map(prices.map((price) => [`${price.side} ${price.bucket}`, price]));
  const buckets = bucketsOf(params, params.time_dimension);
  const isOwn = ownBrandTest(ownBrands);

  function toSide(number: number, defined: SideDefinition): Side {
    const found = productsOf.get(number) ?? [];
    return {
      product: commonProduct(found, isOwn),
      group_type: defined.group_type,
      name: defined.name,
      number_of_products: found.length,
      retailer: defined.retailer,
      merchant_type: defined.merchant_type,
    };
  }

  function toCompetition(defined: CompetitionDefinition, index: number): Competition {
    const { competition_id, coloring_levels } = defined;
    const [base, benchmark] = [sideNumber(index, 'base'), sideNumber(index, 'benchmark')];
    return {
      competition_id,
      base: toSide(base, defined.base),
      benchmark: toSide(benchmark, defined.benchmark),
      coloring_levels,
      date_buckets: buckets.map(({ start_date, end_date }) => ({
        start_date,
        end_date,
        data: [
          dataRow(priceOf.get(`${base} ${start_date}`), priceOf.get(`${benchmark} ${start_date}`), coloring_levels),
        ],
      })),
    };
  }

  return { competitions: page.competitions.map(toCompetition) };
};
