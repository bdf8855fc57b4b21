// The listings of recorded shelves, laid out again from the raw rows.
import { requestTarget } from '@/lib/contract/endpoint';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { type Listing, listingColumns, visibilityListings } from '@/lib/contract/visibility-listings';
import { type VisibilityScore, visibilityScores } from '@/lib/contract/visibility-scores';
import type { Row } from '../raw-rows.mts';
import { type Ask, allItems, comparison } from './comparison.mts';
import { timestamp } from './customer.mts';
import { firstPlaces, isSearched, type Shelf, type Source, shelvesOf } from './shelves.mts';

/** Compares every listing of every shelf of these days, in the order of the shelf. */
export async function checkVisibilityListings(
  ask: Ask,
  rows: readonly Row[],
  sources: readonly Source[],
  days: readonly string[],
  firstNs: readonly number[],
) {
  const compared = comparison(visibilityListings.title);
  for (const date of days) {
    const ids = await idsOf(ask, date);
    for (const shelf of shelvesOf(rows, sources, date))
      for (const position_type of POSITION_TYPES)
        for (const first_n_products of firstNs) {
          const { type: visibility_type, name } = shelf.source;
          const { retailer_code } = shelf;
          const visibility_source_id = ids.get(`${visibility_type} ${name}`);
          const params = {
            visibility_type,
            visibility_source_id,
            retailer_code,
            date,
            first_n_products,
            position_type,
          };
          const answer = await (await ask(requestTarget(visibilityListings, params))).json();
          compared.sameAnswer(JSON.stringify(params), answer, listingsOf(shelf, position_type, first_n_products));
        }
  }
  return compared.finish();
}

/** The number by which a source is asked for is named by the scores of its day. */
async function idsOf(ask: Ask, date: string) {
  const ids = new Map<string, VisibilityScore['visibility_source_id']>();
  for (const visibility_type of VISIBILITY_TYPES) {
    const { items } = await allItems<VisibilityScore>(ask, visibilityScores, { visibility_type, date });
    for (const { visibility_source_name: name, visibility_source_id: id } of items)
      ids.set(`${visibility_type} ${name}`, id);
  }
  return ids;
}

function listingsOf({ source, rows }: Shelf, positionType: string, first: number) {
  const places = firstPlaces(rows, positionType, first);
  const searched = source.searched_brands.find(({ is_own }) => is_own) ?? source.searched_brands[0];
  return {
    visibility_source_name: source.name,
    visibility_source_url: source.url ?? rows[0]?.visibility_source_url ?? null,
    searched_brand: searched?.brand ?? null,
    searched_brand_group: searched?.group ?? null,
    is_own_brand: searched?.is_own ?? null,
    listings: places.map((row) => ({
      ...Object.fromEntries(Object.keys(listingColumns).map((name) => [name, row[name] ?? null])),
      is_searched_brand: searched ? isSearched(row, searched.brand, source) : null,
      crawling_time: timestamp(row.crawling_time),
    })) as unknown as Listing[],
  };
}
