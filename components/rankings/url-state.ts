import { parseAsBoolean, parseAsString } from 'nuqs';
import type { Filters } from '@/components/rankings/select-rankings';
import { eachOf } from '@/lib/client/facets';
import { BASES } from '@/lib/client/rankings/place';
import { MOVES } from '@/lib/client/rankings/prepare-movers';
import { FACETS } from '@/lib/client/rankings/ranking';
import { facetSchema } from '@/lib/client/shared-filters';
import { listParser, type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { choice, day, given } from '@/lib/contract/params';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

export const VIEWS = ['matrix', 'movers', 'course', 'rivals'] as const;
export type View = (typeof VIEWS)[number];

/** Which movers are shown: one kind of move, those that left the first page, or all. */
export const MOVED = ['all', ...MOVES, 'off'] as const;
export type Moved = (typeof MOVED)[number];

export const SPANS = ['7', '14', '28'] as const;
export type Span = (typeof SPANS)[number];

const { start_date, end_date, position_type } = visibilitySearchByProduct.params.shape;
const values = {
  start_date,
  end_date,
  position_type: given(position_type),
  against: day('Day to compare with'),
  view: choice('What is shown', VIEWS),
  rank: choice('Which rank is shown', BASES),
  moved: choice('Which movers are shown', MOVED),
  days: choice('Days of the course', SPANS),
};

const lists = eachOf(FACETS, (facet) => facetSchema(facet));

/** What is asked of the service. Without a day it is the newest that data is known of, alone. */
export const questionParsers = {
  start_date: valueParser(values.start_date),
  end_date: valueParser(values.end_date),
  position_type: valueParser(values.position_type).withDefault(position_type.parse(undefined)),
};

/** Which products and keywords of the answer are shown. */
export const filterParsers = {
  ...eachOf(FACETS, (facet) => listParser(lists[facet]).withDefault([])),
  products: listParser(facetSchema('products')).withDefault([]),
};

/** How they are shown. */
export const lookParsers = {
  /** Only products that miss a target. */
  missed: parseAsBoolean.withDefault(false),
  view: valueParser(values.view).withDefault('matrix'),
  /** Without one, the rank that targets are held against. */
  rank: valueParser(values.rank),
  against: valueParser(values.against),
  moved: valueParser(values.moved).withDefault('all'),
  days: valueParser(values.days).withDefault('14'),
  /** The shelf whose course is drawn, and the products chosen on it. */
  shelf: parseAsString,
  chosen: listParser(facetSchema('chosen')).withDefault([]),
  /** The product that is open in the drawer. */
  product: parseAsString,
  /** The order of the matrix, which reads it itself; tiles lead to an order. */
  ranks_sort: parseAsString,
};

export const NO_FILTERS: Filters = { ...eachOf(FACETS, () => []), products: [] };

/** What clears the URL of filters. */
export const CLEARED_FILTERS = { ...eachOf(FACETS, () => null), products: null };

/** A sentence for each parameter of the URL that the page could not follow. */
export function refusedParams(search: URLSearchParams): Refusal[] {
  return refusals(search, values, lists);
}
