import { parseAsString } from 'nuqs';
import { SPREAD_GROUPS } from '@/components/prices/prepare-spread';
import type { Filters } from '@/components/prices/select-offers';
import { CLOSED_FACETS, eachFacet, PRICE_BASES } from '@/lib/client/prices/offer';
import { MOVES } from '@/lib/client/prices/prepare-changes';
import { facetSchema } from '@/lib/client/shared-filters';
import { listParser, type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { choice, day, given, LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';

export const VIEWS = ['matrix', 'offers', 'changes', 'spread', 'discounts', 'flash'] as const;
export type View = (typeof VIEWS)[number];

export const MOVED = ['all', ...MOVES] as const;
export type Moved = (typeof MOVED)[number];

/** What the service is asked comes from its own schema; the rest is how the answer is looked at. */
const { date, calculation_type } = price.params.shape;
const values = {
  date,
  calculation_type,
  view: choice('What is shown', VIEWS),
  price: choice('Selling price, or landed with the shipping fee', PRICE_BASES),
  against: day('Day to compare with'),
  moved: choice('Which changes are shown', MOVED),
  spread: choice('What a bar of the spread stands for', SPREAD_GROUPS),
};

const lists = eachFacet((facet) => facetSchema(facet, CLOSED_FACETS));

/** What is asked of the service. */
export const questionParsers = {
  date: valueParser(values.date).withDefault(LATEST_DATE),
  calculation_type: valueParser(given(values.calculation_type)).withDefault(PRICE_TYPE),
};

/** Which offers of the answer are shown. */
export const filterParsers = {
  ...eachFacet((facet) => listParser(lists[facet]).withDefault([])),
  q: parseAsString.withDefault(''),
  skus: listParser(facetSchema('skus')).withDefault([]),
};

/** How they are shown. */
export const lookParsers = {
  view: valueParser(values.view).withDefault('matrix'),
  price: valueParser(values.price).withDefault('selling'),
  against: valueParser(values.against),
  moved: valueParser(values.moved).withDefault('all'),
  spread: valueParser(values.spread).withDefault('sku'),
  /** The SKU whose offers are open in the drawer. */
  sku: parseAsString,
};

export const NO_FILTERS: Filters = { ...eachFacet(() => []), q: '', skus: [] };

/** What clears the URL of filters. */
export const CLEARED_FILTERS = { ...eachFacet(() => null), q: null, skus: null };

/** A sentence for each parameter of the URL that the page could not follow. */
export function refusedParams(search: URLSearchParams): Refusal[] {
  return refusals(search, values, lists);
}
