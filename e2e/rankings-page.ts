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
/** An own SKU for a keyword at a retailer, once, at its best rank. */
interface OwnRank {
  /** Null if the keyword was not collected. */
  isPageOne: boolean | null;
  isAtStake: boolean;
  /** Null without a verdict. */
  isOnTarget: boolean | null;
}

/** The own ranks of a day by their identifier. */
export function ownRanks(ranks: readonly Rank[]): Map<string, OwnRank> {
  const sizes = new Map(
    [...groupBy(ranks.filter(isOnPageOne), ({ item }) => item.retailer_code)].map(([shop, rows]) => [
      shop,
      Math.max(...rows.map((row) => onPage(row) ?? 0)),
    ]),
  );
  return new Map(
    [...groupBy(ranks.filter(isOwn), idOf)].map(([id, rows]): [string, OwnRank] => {
      const isCollected = rows.some(({ keyword }) => !keyword.is_no_data);
      const isPageOne = rows.some(isOnPageOne);
      const best = Math.min(...rows.map((row) => onPage(row) ?? Number.POSITIVE_INFINITY));
      const verdicts = rows.map(({ keyword }) => (keyword.is_no_data ? null : keyword.is_on_target));
      return [
        id,
        {
          isPageOne: isCollected ? isPageOne : null,
          isAtStake: isPageOne && best > (sizes.get(rows[0]?.item.retailer_code ?? null) ?? 0) - 5,
          isOnTarget: verdicts.includes(true) ? true : verdicts.includes(false) ? false : null,
        },
      ];
    }),
  );
}

/** The number of own ranks that are on page one on only one of both days. */
export function changesOf(before: readonly Rank[], now: readonly Rank[]) {
  const [then, later] = [ownRanks(before), ownRanks(now)];
  const moved = (from: boolean) =>
    [...later].filter(([id, { isPageOne }]) => then.get(id)?.isPageOne === from && isPageOne === !from).length;
  return { lost: moved(true), gained: moved(false) };
}

/** The tracked products on page one, own and all. One on two positions of a keyword counts once. */
export function pageOneOf(ranks: readonly Rank[]): { own: number; all: number } {
  const count = (rows: readonly Rank[]) => new Set(rows.filter(isOnPageOne).map(idOf)).size;
  return { own: count(ranks.filter(isOwn)), all: count(ranks) };
}
