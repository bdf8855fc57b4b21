import { readDefinitions } from '@/delivery/definitions/read';
import { currentVersions } from '@/delivery/loads/current-versions';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import type { Answer } from './answer';
import { engineRange } from './days';
import { ownBrandTest } from './own-brand';
import { envelope, sliceOf } from './page';
import { definedCodes, retailerNaming } from './retailer-naming';
import { keywordEntry } from './search/keyword-entry';
import type { SearchedProduct } from './search/products';
import { factsKey, productKey, searchedPositions, searchedSet, shelfKey } from './search/searched-set';
import { sourcesOf } from './sources';
import { stableId } from './stable-id';

type Item = ResponseOf<typeof visibilitySearchByProduct>['items'][number];

/**
 * Answers with all products on search shelves in the range, each with the keywords on whose shelves it was found in the
 * range or in the month until its end. For all other keywords, it has neither a position nor a target.
 */
export const answerVisibilitySearchByProduct: Answer<typeof visibilitySearchByProduct> = async (
  db,
  customerId,
  params,
  signal,
) => {
  const { start_date, end_date, position_type: positionType } = params;
  const [versions, defined, retailers] = await Promise.all([
    currentVersions(db, customerId),
    readDefinitions(db, customerId, 'visibility_sources', signal),
    readDefinitions(db, customerId, 'retailers', signal),
  ]);
  const keywords = defined.filter(({ type }) => type === 'SEARCH').map(({ name }) => name);
  const scope = {
    customer: customerId,
    ...engineRange(params),
    keywords: defined.length > 0 ? keywords : null,
    codes: definedCodes(retailers),
  };
  const [set, positions, ownBrands] = await Promise.all([
    searchedSet(db, scope, versions),
    searchedPositions(db, scope, versions, positionType),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const products = sliceOf(set.products, params);
  const names = defined.length > 0 ? [] : products.flatMap((product) => set.contests.get(productKey(product)) ?? []);
  const sources = sourcesOf(
    'SEARCH',
    defined,
    names.map(({ source }) => source),
    ownBrands,
  );
  const naming = retailerNaming(retailers);
  const isOwn = ownBrandTest(ownBrands);

  function toItem(product: SearchedProduct): Item {
    const { retailer_name, shop, product_id } = product;
    const key = productKey(product);
    const { retailer_code } = naming(product);
    const fact = set.facts.get(factsKey(product));
    const brand_name = fact?.brand ?? product.brand_name;
    const is_customer_brand = isOwn(fact?.is_own_product ?? null, brand_name);
    const sought = new Set(set.contests.get(key)?.map(({ source }) => source));
    const best = new Map(positions.get(key)?.map((position) => [position.source, position]));
    return {
      search_product_id: stableId(retailer_name, product_id, ...(shop === '' ? [] : [shop])),
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
            collected: set.collected.has(shelfKey({ retailer_name, shop, source: source.name })),
            target: is_customer_brand ? aim : null,
            positionType,
          });
        }),
    };
  }

  return { ...envelope(products.map(toItem), set.products.length, params), start_date, end_date };
};
