import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { groupBy } from '../group-by';
import { type Account, isOwn } from './account';
import { dayOf, groupByColumns, isInMonthUpTo, type RawRow, timeOf } from './raw-rows';
import { rankOf, type Source, targetOf } from './shelves';

interface Market {
  listings: readonly RawRow[];
  prices: readonly RawRow[];
  sources: readonly Source[];
  account: Account;
}

interface Range {
  start_date: string;
  end_date: string;
}

/** A product on a shelf of a keyword. */
interface FoundProduct extends Omit<SearchProduct, 'product_keywords'> {
  keywords: FoundKeyword[];
}

interface FoundKeyword {
  name: string;
  /** Whether its shelf was collected in the range. */
  collected: boolean;
  /** Listings of the product on the last day on which the shelf was collected. */
  ranked: RawRow[];
}

/** Returns a function that computes the ranks of a range by position type, as finding the products takes longer. */
export function expectedProducts(market: Market, range: Range): (positionType: string) => SearchProduct[] {
  const products = productsOf(market, range);
  return (positionType) =>
    products.map(({ keywords, ...product }) => ({
      ...product,
      product_keywords: keywords.map((keyword) => keywordOf(keyword, product, positionType, market.sources)),
    }));
}

const keyOf = (row: RawRow) => JSON.stringify([row.retailer_name, row.shop, row.product_id]);
const offerKeyOf = (row: RawRow) => JSON.stringify([row.retailer_name, row.product_id]);

/** Adds `shop` to rows: the code of the retailer if its name has several codes on one day, otherwise null. */
function withShops(rows: readonly RawRow[]): RawRow[] {
  const days = groupBy(rows, (row) => JSON.stringify([row.retailer_name, dayOf(row)]));
  const shared = [...days.values()].filter((ofDay) => new Set(ofDay.map((row) => row.retailer_code)).size > 1);
  const names = new Set(shared.map(([row]) => row?.retailer_name));
  return rows.map((row) => ({ ...row, shop: names.has(row.retailer_name) ? row.retailer_code : null }));
}

/** Finds the products on the shelves of the range, with the keywords on whose shelf they were in the last month. */
function productsOf({ listings, prices, sources, account }: Market, { start_date, end_date }: Range): FoundProduct[] {
  const names = new Set(sources.filter(({ type }) => type === 'SEARCH').map(({ name }) => name));
  const offers = groupBy(prices, offerKeyOf);
  const isInside = (row: RawRow) => start_date <= dayOf(row) && dayOf(row) <= end_date;
  const isRecent = isInMonthUpTo(end_date);
  const searched = withShops(
    listings.filter(
      (row) =>
        row.visibility_type === 'SEARCH' &&
        names.has(String(row.visibility_source_name)) &&
        (isInside(row) || isRecent(row)),
    ),
  );
  const inside = searched.filter(isInside);
  const shelves = groupBy(inside, ({ retailer_name, shop, visibility_source_name }) =>
    JSON.stringify([retailer_name, shop, visibility_source_name]),
  );
  const lately = groupBy(searched, keyOf);
  return groupByColumns(inside, 'retailer_name', 'shop', 'product_id').map((rows) => {
    const oldestFirst = rows.toSorted((a, b) => timeOf(a) - timeOf(b));
    const last = oldestFirst.at(-1) ?? {};
    const offered = (offers.get(offerKeyOf(last)) ?? []).filter(isRecent);
    const lastValue = (rows: readonly RawRow[], name: string) =>
      rows.findLast((row) => row[name] != null)?.[name] ?? null;
    const brand = lastValue(oldestFirst, 'brand_name') ?? lastValue(offered, 'brand');
    const keywordNames = new Set((lately.get(keyOf(last)) ?? []).map((row) => String(row.visibility_source_name)));
    return {
      search_product_id: null,
      barcode: lastValue(offered, 'product_barcode'),
      brand_name: brand,
      retailer_name: last.retailer_name,
      retailer_code: last.retailer_code,
      product_id: last.product_id,
      csku_title: lastValue(oldestFirst, 'product_title'),
      is_customer_brand: isOwn(brand, account),
      is_psku: lastValue(offered, 'is_power_sku'),
      keywords: [...keywordNames].sort().map((name) => {
        const shelf = shelves.get(JSON.stringify([last.retailer_name, last.shop, name])) ?? [];
        const newest = shelf.map(dayOf).sort().at(-1);
        return {
          name,
          collected: shelf.length > 0,
          ranked: rows.filter((row) => dayOf(row) === newest && row.visibility_source_name === name),
        };
      }),
    };
  }) as FoundProduct[];
}

function keywordOf(
  { name, collected, ranked }: FoundKeyword,
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
