import type { Finding } from '@/components/overview/finding';
import { type LinkDays, pageOneHref, placeHref } from '@/components/overview/links';
import type { Format } from '@/lib/client/format';
import { oncePer, oncePerTwo } from '@/lib/client/once-per';
import { rankOf, stateOf } from '@/lib/client/rankings/place';
import { collectedShelves, type Mover, prepareMovers } from '@/lib/client/rankings/prepare-movers';
import { keywordKey, keywordName, productName, type Ranking, retailerName } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

interface Asked {
  readonly format: Format;
  readonly days: LinkDays;
}

/** Two days as one object: the same of the same two. */
export const daysOf = oncePerTwo((now: readonly Ranking[], before: readonly Ranking[]) => ({ now, before }));
const collectedOf = oncePer(({ now, before }: Days) => ({
  now: collectedShelves(now),
  before: collectedShelves(before),
}));
const moversOf = oncePerTwo(pageOneMovers);

function pageOneMovers({ now, before }: Days, whole: Days): Mover[] {
  const collected = collectedOf(whole);
  const own = now.filter(({ item }) => item.is_customer_brand);
  const ownBefore = before.filter(({ item }) => item.is_customer_brand);
  const { rows } = prepareMovers(own, ownBefore, collected, { basis: 'page', accepts: () => true });
  return rows.filter(({ offPageOne, ontoPageOne }) => offPageOne || ontoPageOne);
}

interface Days {
  readonly now: readonly Ranking[];
  readonly before: readonly Ranking[];
}

/** Own places that fell off the first page of a keyword, and those that came onto it. `whole` are the days unfiltered. */
export function findPageOneChanges(shown: Days, whole: Days, { format, days }: Asked): Finding[] {
  return moversOf(shown, whole).map((mover) => {
    const { item } = mover.ranking;
    return {
      id: `page-one|${mover.id}`,
      kind: 'page-one',
      worse: mover.offPageOne,
      retailer: item.retailer_name ?? retailerName(item),
      by: '',
      name: `“${keywordName(mover.keyword)}”, ${productName(item)}`,
      brand: item.brand_name,
      heavy: item.is_psku,
      before: placeInWords(mover.before, format),
      now: placeInWords(mover.now, format),
      key: mover.keyword.search_keyword_name ?? '',
      href: placeHref(days, mover),
      rowHref: pageOneHref(days, item.retailer_name, { worse: mover.offPageOne }),
      rows: rowsOf(mover),
    };
  });
}

function placeInWords(keyword: ProductKeyword | null, format: Format): string {
  if (!keyword || stateOf(keyword) === 'unranked') return 'not ranked';
  const page = keyword.page_no === null ? '' : `, page ${format.integer(keyword.page_no)}`;
  return `${format.position(rankOf(keyword, 'page'))}${page}`;
}

/** What the rows list of this keyword alone: a row may hold all keywords of its retailer. */
function rowsOf({ days, keyword }: Mover): Finding['rows'] {
  const listed = (ranking: Ranking | null) =>
    ranking === null
      ? []
      : [
          {
            ...ranking.item,
            product_keywords: ranking.item.product_keywords.filter((one) => keywordKey(one) === keywordKey(keyword)),
          },
        ];
  return { now: listed(days.now), before: listed(days.before) };
}
