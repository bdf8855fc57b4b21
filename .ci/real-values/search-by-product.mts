// Search rankings of recorded days, found again on the raw shelves.
import { POSITION_TYPES } from '@/lib/contract/params';
import {
  type ProductKeyword,
  type SearchProduct,
  visibilitySearchByProduct,
} from '@/lib/contract/visibility-search-by-product';
import { dayOf, groupBy, groupsBy, isInMonthUpTo, type Row } from '../raw-rows.mts';
import { type Ask, allItems, comparison } from './comparison.mts';
import { isOwn } from './customer.mts';
import { rankOf, type Source, targetOf } from './shelves.mts';

interface Range {
  start_date: string;
  end_date: string;
}

/** Compares every keyword of every product in these ranges, by each position type. */
export async function checkSearchByProduct(
  ask: Ask,
  rows: { listings: readonly Row[]; prices: readonly Row[] },
  sources: readonly Source[],
  ranges: readonly Range[],
) {
  const compared = comparison(visibilitySearchByProduct.title);
  const keywords = new Set(sources.filter(({ type }) => type === 'SEARCH').map(({ name }) => name));
  const searched = rows.listings.filter(
    (row) => row.visibility_type === 'SEARCH' && keywords.has(String(row.visibility_source_name)),
  );
  const offers = groupsBy(rows.prices, keyOf);
  for (const range of ranges) {
    const expected = productsOf(searched, offers, range);
    for (const position_type of POSITION_TYPES) {
      const params = { ...range, position_type };
      const { items, envelope } = await allItems<SearchProduct>(ask, visibilitySearchByProduct, params);
      compared.same('range', { start_date: envelope.start_date, end_date: envelope.end_date }, range);
      compared.same('numbers', new Set(items.map(({ search_product_id }) => search_product_id)).size, items.length);
      compared.sameSet(
        JSON.stringify(params),
        items.map((item) => normalizeProduct(item, sources)),
        expected.map(({ keywords, ...product }) => ({
          ...product,
          product_keywords: keywords.map((keyword) => keywordOf(keyword, product, position_type, sources)),
        })),
        ({ retailer_name, product_id }) => JSON.stringify([retailer_name, product_id]),
      );
    }
  }
  return compared.finish();
}

const keyOf = (row: Row) => JSON.stringify([row.retailer_name, row.product_id]);

/** Every product on a keyword's shelf of the range, and the keywords on whose shelf it stood lately. */
function productsOf(searched: readonly Row[], offers: Map<string, Row[]>, { start_date, end_date }: Range) {
  const isInside = ({ date }: Row) => start_date <= String(date) && String(date) <= end_date;
  const isRecent = isInMonthUpTo(end_date);
  const inside = searched.filter(isInside);
  const shelves = groupsBy(inside, ({ retailer_name, visibility_source_name }) =>
    JSON.stringify([retailer_name, visibility_source_name]),
  );
  const lately = groupsBy(
    searched.filter((row) => isInside(row) || isRecent(row)),
    keyOf,
  );
  return groupBy(inside, 'retailer_name', 'product_id').map((its) => {
    const listings = its.toSorted((a, b) => Date.parse(String(a.crawling_time)) - Date.parse(String(b.crawling_time)));
    const last = listings.at(-1) ?? {};
    const offered = (offers.get(keyOf(last)) ?? []).filter(isRecent);
    const lastValue = (rows: readonly Row[], name: string) => rows.findLast((row) => row[name] != null)?.[name] ?? null;
    const brand = lastValue(listings, 'brand_name') ?? lastValue(offered, 'brand');
    const names = new Set((lately.get(keyOf(last)) ?? []).map(({ visibility_source_name: name }) => String(name)));
    return {
      search_product_id: null,
      barcode: lastValue(offered, 'product_barcode'),
      brand_name: brand,
      retailer_name: last.retailer_name,
      retailer_code: last.retailer_code,
      product_id: last.product_id,
      csku_title: lastValue(listings, 'product_title'),
      is_customer_brand: isOwn(brand),
      is_psku: lastValue(offered, 'is_power_sku'),
      keywords: [...names].sort().map((name) => {
        const shelf = shelves.get(JSON.stringify([last.retailer_name, name])) ?? [];
        const newest = shelf.map(dayOf).sort().at(-1);
        return {
          name,
          collected: shelf.length > 0,
          ranked: its.filter((row) => row.date === newest && row.visibility_source_name === name),
        };
      }),
    };
  }) as (Omit<SearchProduct, 'product_keywords'> & { keywords: Found[] })[];
}

interface Found {
  name: string;
  collected: boolean;
  /** Its places on the last day on which this shelf was collected. */
  ranked: Row[];
}

function keywordOf(
  { name, collected, ranked }: Found,
  { is_customer_brand, retailer_code }: Pick<SearchProduct, 'is_customer_brand' | 'retailer_code'>,
  positionType: string,
  sources: readonly Source[],
): ProductKeyword {
  const source = sources.find((candidate) => candidate.type === 'SEARCH' && candidate.name === name);
  const [best] = ranked
    .filter((row) => rankOf(row, positionType) !== undefined)
    .sort((a, b) => Number(rankOf(a, positionType)) - Number(rankOf(b, positionType)));
  const target = source && is_customer_brand ? targetOf(source, retailer_code, 'position') : null;
  const rank = best && rankOf(best, positionType);
  return {
    search_keyword_id: source?.id ?? null,
    search_keyword_name: name,
    position: (best?.position ?? null) as number | null,
    combined_position: (best?.combined_position ?? null) as number | null,
    page_no: (best?.page_no ?? null) as number | null,
    target,
    is_on_target: target === null || !collected ? null : rank !== undefined && rank <= target,
    is_no_data: !collected,
  };
}

/** Keywords in one order; the numbers that nobody defined are the service's to choose. */
function normalizeProduct({ product_keywords, ...product }: SearchProduct, sources: readonly Source[]): SearchProduct {
  const defined = sources.some(({ id }) => id !== undefined);
  return {
    ...product,
    search_product_id: null,
    product_keywords: product_keywords
      .map((keyword) => ({ ...keyword, search_keyword_id: defined ? keyword.search_keyword_id : null }))
      .sort((a, b) => (String(a.search_keyword_name) < String(b.search_keyword_name) ? -1 : 1)),
  };
}
