import { readDefinitions } from '@/delivery/definitions/read';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import type { Answer } from './answer';
import { engineRange } from './days';
import { groupBy } from './group-by';
import { ownBrandTest } from './own-brand';
import { envelope, onPage, type Placed, places } from './page';
import { retailerNaming } from './retailer-naming';
import { keywordEntry } from './search/keyword-entry';
import {
  bestPositions,
  CONTESTS,
  type Contest,
  FACTS,
  type Facts,
  type Position,
  PRODUCTS,
  type ProductAt,
  type SearchedProduct,
} from './search/products';
import { SHELVES, type Shelf } from './search/shelves';
import { sourcesOf } from './sources';
import { stableId } from './stable-id';

type Item = ResponseOf<typeof visibilitySearchByProduct>['items'][number];

/**
 * Every product seen on a search shelf within the range, with each keyword on whose shelf it was found in the range or
 * in the month up to its end: with none of the others, which are most, it has a place or a target.
 */
export const answerVisibilitySearchByProduct: Answer<typeof visibilitySearchByProduct> = async (
  db,
  customerId,
  params,
  signal,
) => {
  const { start_date, end_date, position_type: positionType } = params;
  const range = { customer: customerId, ...engineRange(params) };
  const [rows, shelves, defined, retailers, ownBrands] = await Promise.all([
    db.query<SearchedProduct & Placed>(PRODUCTS, { ...range, ...places(params) }, { signal }),
    db.query<Shelf>(SHELVES, range, { signal }),
    readDefinitions(db, customerId, 'visibility_sources', signal),
    readDefinitions(db, customerId, 'retailers', signal),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const products = onPage(rows, params);
  const them = {
    retailers: products.map(({ retailer_name }) => retailer_name),
    products: products.map(({ product_id }) => product_id),
  };
  const [facts, contests, positions] = await Promise.all([
    db.query<Facts>(FACTS, { ...range, ...them }, { signal }),
    db.query<Contest>(CONTESTS, { ...range, ...them }, { signal }),
    db.query<Position>(bestPositions(positionType), { ...range, ...them }, { signal }),
  ]);
  const factsOf = new Map(facts.map((fact) => [keyOf(fact), fact]));
  const contestsOf = groupBy(contests, keyOf);
  const positionsOf = groupBy(positions, keyOf);
  const names = contests.map(({ source }) => source);
  const collected = new Set(shelves.map(shelfOf));
  const sources = sourcesOf('SEARCH', defined, names, ownBrands);
  const naming = retailerNaming(retailers);
  const isOwn = ownBrandTest(ownBrands);

  function toItem(product: SearchedProduct): Item {
    const { retailer_name, product_id } = product;
    const { retailer_code } = naming(product);
    const fact = factsOf.get(keyOf(product));
    const brand_name = fact?.brand ?? product.brand_name;
    const is_customer_brand = isOwn(fact?.is_own_product ?? null, brand_name);
    const sought = new Set(contestsOf.get(keyOf(product))?.map(({ source }) => source));
    const best = new Map(positionsOf.get(keyOf(product))?.map((position) => [position.source, position]));
    return {
      search_product_id: stableId(retailer_name, product_id),
      barcode: fact?.barcode ?? null,
      brand_name,
      retailer_name,
      retailer_code,
      product_id,
      csku_title: fact?.sku_name ?? product.product_title,
      is_customer_brand,
      is_psku: fact?.is_power_sku ?? null,
      product_keywords: sources
        .filter(({ name }) => sought.has(name))
        .map((source) => {
          const aim = source.targets.find((target) => target.retailer_code === retailer_code)?.position ?? null;
          return keywordEntry(source, best.get(source.name), {
            collected: collected.has(shelfOf({ retailer_name, source: source.name })),
            target: is_customer_brand ? aim : null,
            positionType,
          });
        }),
    };
  }

  return { ...envelope(products.map(toItem), rows[0]?.total ?? 0, params), start_date, end_date };
};

function keyOf({ retailer_name, product_id }: ProductAt): string {
  return JSON.stringify([retailer_name, product_id]);
}

function shelfOf({ retailer_name, source }: Shelf): string {
  return JSON.stringify([retailer_name, source]);
}
