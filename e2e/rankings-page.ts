import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { groupBy } from '@/lib/queries/shared/group-by';
import { itemsOf, type Stack } from './ask';
import { STACK } from './stack/places';

export const DAY = STACK.collected.to;
/** The compared day, a week before. */
export const WEEK_BEFORE = '2026-06-23';
/** The lost keyword of the sample: from #3 to page 3 from 25 June on, organic. */
export const LOST = {
  keyword: 'waschmittel',
  retailer: 'Korbina DE',
  product: 'Brumella Liquid Detergent Colour 20 washes',
  before: '2026-06-24',
};

/** A product for one of its keywords. */
interface Rank {
  item: SearchProduct;
  keyword: ProductKeyword;
}

/** Requests the ranks of a day from the service directly. */
export async function ranksOf(stack: Stack, day: string, type = 'OVERALL'): Promise<Rank[]> {
  const target = `/visibility/search-by-product?start_date=${day}&end_date=${day}&position_type=${type}`;
  const items = await itemsOf<SearchProduct>(stack, target);
  return items.flatMap((item) => item.product_keywords.map((keyword) => ({ item, keyword })));
}

export const idOf = ({ item, keyword }: Rank) =>
  [keyword.search_keyword_id, item.retailer_code, item.product_id].join('/');
export const isOwn = ({ item }: Rank) => item.is_customer_brand === true;
export const isLost = ({ item, keyword }: Rank) =>
  item.csku_title === LOST.product &&
  item.retailer_name === LOST.retailer &&
  keyword.search_keyword_name === LOST.keyword;
export const onPage = ({ keyword }: Rank) => (keyword.is_no_data ? null : keyword.combined_position);

const isOnPageOne = ({ keyword }: Rank) => !keyword.is_no_data && keyword.page_no === 1;
const least = (ranks: readonly (number | null)[]) => Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY));

/** A keyword at a retailer, by its best own SKU. */
interface Shelf {
  name: string;
  retailer: string;
  isPageOne: boolean;
  isAtStake: boolean;
  /** Null without a verdict. */
  isOnTarget: boolean | null;
}

/** The collected keywords at retailers, by keyword and retailer. */
export function shelvesOf(ranks: readonly Rank[]): Map<string, Shelf> {
  const sizes = new Map(
    [...groupBy(ranks.filter(isOnPageOne), ({ item }) => item.retailer_code)].map(([shop, rows]) => [
      shop,
      Math.max(...rows.map((row) => onPage(row) ?? 0)),
    ]),
  );
  const collected = groupBy(
    ranks.filter(({ keyword }) => !keyword.is_no_data),
    ({ item, keyword }) => `${keyword.search_keyword_id}/${item.retailer_code}`,
  );
  const shelves = [...collected].flatMap(([shelf, rows]): [string, Shelf][] => {
    const [first] = rows;
    if (!first) return [];
    const own = rows.filter(isOwn);
    const isPageOne = own.some(isOnPageOne);
    const judged = own.filter(({ keyword }) => keyword.is_on_target !== null);
    return [
      [
        shelf,
        {
          name: first.keyword.search_keyword_name ?? '',
          retailer: first.item.retailer_name ?? '',
          isPageOne,
          isAtStake: isPageOne && least(own.map(onPage)) > (sizes.get(first.item.retailer_code) ?? 0) - 5,
          isOnTarget: judged.length === 0 ? null : judged.some(({ keyword }) => keyword.is_on_target),
        },
      ],
    ];
  });
  return new Map(shelves);
}

/** The keywords at retailers that were collected on both days and are on page one on only one of them. */
export function changesOf(before: readonly Rank[], now: readonly Rank[]) {
  const [then, later] = [shelvesOf(before), shelvesOf(now)];
  const moved = (from: boolean) =>
    [...later].flatMap(([shelf, { isPageOne, name, retailer }]) =>
      then.get(shelf)?.isPageOne === from && isPageOne === !from ? { name, retailer } : [],
    );
  return { lost: moved(true), gained: moved(false) };
}

/** The tracked products on page one, own and all. One on two positions of a keyword counts once. */
export function pageOneOf(ranks: readonly Rank[]): { own: number; all: number } {
  const count = (rows: readonly Rank[]) => new Set(rows.filter(isOnPageOne).map(idOf)).size;
  return { own: count(ranks.filter(isOwn)), all: count(ranks) };
}
