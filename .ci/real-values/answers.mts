// Compares the answers of the service about recorded days with the references of the contract tests.
import { expectedBanners } from '@/delivery/store/oracle/banners';
import {
  type CompetitionPage,
  type CompetitionRequest,
  expectedCompetitions,
} from '@/delivery/store/oracle/competitions';
import { expectedListings } from '@/delivery/store/oracle/listings';
import { expectedPrices } from '@/delivery/store/oracle/prices';
import { collectedOn, type RawRow } from '@/delivery/store/oracle/raw-rows';
import { expectedScorecard, type Selection } from '@/delivery/store/oracle/scorecards';
import { expectedScores } from '@/delivery/store/oracle/scores';
import { expectedProducts } from '@/delivery/store/oracle/search-products';
import { type Source, shelvesOf } from '@/delivery/store/oracle/shelves';
import { CALCULATION_TYPES } from '@/lib/contract/calculation-types';
import { PRICE_TYPES } from '@/lib/contract/competition-request';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { requestTarget } from '@/lib/contract/endpoint';
import { POSITION_TYPES, RELEVANCES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { type VisibilityScore, visibilityScores } from '@/lib/contract/visibility-scores';
import { type SearchProduct, visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { type Ask, allItems, comparison } from './comparison.mts';
import type { Customer } from './customer.mts';

interface Range {
  start_date: string;
  end_date: string;
}

const keyBy =
  (...names: string[]) =>
  (item: object) =>
    JSON.stringify(names.map((name) => (item as RawRow)[name]));

/** Compares every offer of these days, by each way to choose its price. */
export async function checkPrices(ask: Ask, { prices, account }: Customer, days: readonly string[]) {
  const compared = comparison(price.title);
  for (const date of days)
    for (const calculation_type of CALCULATION_TYPES) {
      const params = { date, calculation_type };
      const { items } = await allItems<RawRow>(ask, price, params);
      const expected = expectedPrices(collectedOn(prices, date), calculation_type, account);
      const keyOf = (item: RawRow) =>
        JSON.stringify([item.retailer, item.product_id ?? item.csku_id, item.merchant_name]);
      compared.sameSet(JSON.stringify(params), items, expected, keyOf);
    }
  return compared.finish();
}

/** Compares every bucket of the competitions of these pages, by each kind of price. */
export async function checkCompetitions(
  ask: Ask,
  customer: Customer,
  pages: readonly CompetitionPage[],
  ranges: readonly Omit<CompetitionRequest, 'price_type'>[],
) {
  const compared = comparison(priceCompetition.title);
  for (const range of ranges)
    for (const { customer_page_id, competitions } of pages)
      for (const price_type of PRICE_TYPES) {
        const request = { ...range, price_type };
        const answer = await (await ask(requestTarget(priceCompetition, { customer_page_id, ...request }))).json();
        const expected = expectedCompetitions(competitions, customer, request);
        compared.sameSet(JSON.stringify(request), answer.competitions, expected, keyBy('competition_id'));
      }
  return compared.finish();
}

/** Compares every row of these ranges, by each of these scorecards. */
export async function checkScorecards(
  ask: Ask,
  customer: Customer,
  ranges: readonly Range[],
  selections: readonly (Selection & { scorecard_title?: string })[] = [{}],
) {
  const compared = comparison(scorecard.title);
  for (const range of ranges)
    for (const selection of selections) {
      const params = { ...range, scorecard_title: selection.scorecard_title };
      const actual = await (await ask(requestTarget(scorecard, params))).json();
      // Rows of two products without an SKU may differ only in their figures.
      const keyOf = (row: object) => JSON.stringify(Object.entries(row).sort());
      compared.sameSet(JSON.stringify(params), actual, expectedScorecard(customer, range, selection), keyOf);
    }
  return compared.finish();
}

/** Compares every banner of these days, by each relevance and several first N. */
export async function checkBanners(
  ask: Ask,
  { banners }: Customer,
  days: readonly string[],
  firstNs: readonly number[],
) {
  const compared = comparison(eRetailMedia.title);
  const keyOf = keyBy('retailer_name', 'page_name', 'page_url', 'e_retail_media_position', 'e_retail_media_url');
  for (const date of days)
    for (const relevance of RELEVANCES)
      for (const first of firstNs)
        for (const page_size of [4, 1000]) {
          const params = { date, relevance, first_n_e_retail_media: first };
          const { items } = await allItems<RawRow>(ask, eRetailMedia, params, { page_size });
          const expected = expectedBanners(collectedOn(banners, date), relevance, first);
          compared.sameSet(JSON.stringify(params), items, expected, keyOf);
        }
  return compared.finish();
}

/** Compares every score of these days, by each type and several first N. */
export async function checkScores(
  ask: Ask,
  { listings }: Customer,
  sources: readonly Source[],
  days: readonly string[],
  firstNs: readonly number[],
) {
  const compared = comparison(visibilityScores.title);
  const ids = new Map<VisibilityScore['visibility_source_id'], string>();
  for (const date of days)
    for (const visibility_type of VISIBILITY_TYPES)
      for (const position_type of POSITION_TYPES)
        for (const first_n_products of firstNs) {
          const params = { visibility_type, date, first_n_products, position_type };
          const { items } = await allItems<VisibilityScore>(ask, visibilityScores, params);
          for (const { visibility_source_id, visibility_source_name } of items)
            ids.set(visibility_source_id, `${visibility_type} ${visibility_source_name}`);
          const shelves = shelvesOf(listings, sources, date).filter(({ source }) => source.type === visibility_type);
          compared.sameSet(
            JSON.stringify(params),
            items.map((item) => normalizeScore(item, sources)),
            expectedScores(shelves, position_type, first_n_products).map((item) => normalizeScore(item, sources)),
            keyBy('visibility_source_name', 'searched_brand'),
          );
        }
  compared.same('sources with a number of their own', ids.size, new Set(ids.values()).size);
  return compared.finish();
}

/** Compares every listing of every shelf of these days, in the order of the shelf. */
export async function checkListings(
  ask: Ask,
  { listings }: Customer,
  sources: readonly Source[],
  days: readonly string[],
  firstNs: readonly number[],
) {
  const compared = comparison(visibilityListings.title);
  for (const date of days) {
    const ids = await idsOf(ask, date);
    for (const shelf of shelvesOf(listings, sources, date))
      for (const position_type of POSITION_TYPES)
        for (const first_n_products of firstNs) {
          const { type: visibility_type, name } = shelf.source;
          const visibility_source_id = ids.get(`${visibility_type} ${name}`);
          const { retailer_code } = shelf;
          const params = {
            visibility_type,
            visibility_source_id,
            retailer_code,
            date,
            first_n_products,
            position_type,
          };
          const answer = await (await ask(requestTarget(visibilityListings, params))).json();
          compared.sameAnswer(JSON.stringify(params), answer, expectedListings(shelf, position_type, first_n_products));
        }
  }
  return compared.finish();
}

/** Compares every keyword of every product in these ranges, by each position type. */
export async function checkProducts(
  ask: Ask,
  { listings, prices, account }: Customer,
  sources: readonly Source[],
  ranges: readonly Range[],
) {
  const compared = comparison(visibilitySearchByProduct.title);
  for (const range of ranges) {
    const expected = expectedProducts({ listings, prices, sources, account }, range);
    for (const position_type of POSITION_TYPES) {
      const params = { ...range, position_type };
      const { items, envelope } = await allItems<SearchProduct>(ask, visibilitySearchByProduct, params);
      compared.same('range', { start_date: envelope.start_date, end_date: envelope.end_date }, range);
      compared.same('numbers', new Set(items.map(({ search_product_id }) => search_product_id)).size, items.length);
      compared.sameSet(
        JSON.stringify(params),
        items.map((item) => normalizeProduct(item, sources)),
        expected(position_type),
        keyBy('retailer_name', 'product_id'),
      );
    }
  }
  return compared.finish();
}

/** Returns the numbers of sources, which the scores of their day state. */
async function idsOf(ask: Ask, date: string) {
  const ids = new Map<string, VisibilityScore['visibility_source_id']>();
  for (const visibility_type of VISIBILITY_TYPES) {
    const { items } = await allItems<VisibilityScore>(ask, visibilityScores, { visibility_type, date });
    for (const { visibility_source_name: name, visibility_source_id: id } of items)
      ids.set(`${visibility_type} ${name}`, id);
  }
  return ids;
}

/** Retailers in one order; the numbers of sources that nobody defined are the service's to choose. */
function normalizeScore({ retailer_scores, ...item }: VisibilityScore, sources: readonly Source[]): VisibilityScore {
  const defined = sources.some(({ id }) => id !== undefined);
  return {
    ...item,
    visibility_source_id: defined ? item.visibility_source_id : null,
    retailer_scores: retailer_scores.toSorted((a, b) => String(a.retailer_name).localeCompare(String(b.retailer_name))),
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
