import { readDefinitions } from '@/delivery/definitions/read';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import type { Answer } from './answer';
import { engineRange } from './days';
import { groupBy } from './group-by';
import { ownBrandTest } from './own-brand';
import { envelope, onPage, places } from './page';
import { retailerNaming } from './retailer-naming';
import { keywordEntry } from './search/keyword-entry';
import { productsWithPositions, type SearchedProduct, type SearchedRow } from './search/products';
import { SHELVES, type Shelf } from './search/shelves';
import { sourcesOf } from './sources';
import { stableId } from './stable-id';

type Item = ResponseOf<typeof visibilitySearchByProduct>['items'][number];

/**
 * Every product seen on a search shelf within the range, with each keyword that its retailer was searched for or that
 * has a target there.
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
    db.query<SearchedRow>(productsWithPositions(positionType), { ...range, ...places(params) }, { signal }),
    db.query<Shelf>(SHELVES, range, { signal }),
    readDefinitions(db, customerId, 'visibility_sources', signal),
    readDefinitions(db, customerId, 'retailers', signal),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const names = shelves.map(({ source }) => source);
  const sources = sourcesOf('SEARCH', defined, names, ownBrands);
  const collectedAt = groupBy(shelves, ({ retailer_name }) => retailer_name);
  const naming = retailerNaming(retailers);
  const isOwn = ownBrandTest(ownBrands);

  function toItem(product: Omit<SearchedProduct, 'place' | 'total'>): Item {
    const { retailer_name, product_id } = product;
    const { retailer_code } = naming(product);
    const brand_name = product.brand ?? product.brand_name;
    const is_customer_brand = isOwn(product.is_own_product, brand_name);
    const collected = new Set(collectedAt.get(retailer_name)?.map(({ source }) => source));
    const best = new Map(product.positions.map((position) => [position.source, position]));
    return {
      search_product_id: stableId(retailer_name, product_id),
      barcode: product.barcode,
      brand_name,
      retailer_name,
      retailer_code,
      product_id,
      csku_title: product.sku_name ?? product.product_title,
      is_customer_brand,
      is_psku: product.is_power_sku,
      product_keywords: sources.flatMap((source) => {
        const aim = source.targets.find((target) => target.retailer_code === retailer_code)?.position ?? null;
        if (!collected.has(source.name) && aim === null) return [];
        return keywordEntry(source, best.get(source.name), {
          collected: collected.has(source.name),
          target: is_customer_brand ? aim : null,
          positionType,
        });
      }),
    };
  }

  const items = onPage(rows, params).map(toItem);
  return { ...envelope(items, rows[0]?.total ?? 0, params), start_date, end_date };
};
