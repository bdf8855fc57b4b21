import { parseAsString } from 'nuqs';
import type { Filters } from '@/components/visibility/select-scores';
import { facetSchema } from '@/lib/client/shared-filters';
import { listParser, type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { CLOSED_FACETS, eachFacet } from '@/lib/client/visibility/score';
import { choice, day, given } from '@/lib/contract/params';
import { visibilityScores } from '@/lib/contract/visibility-scores';

export const VIEWS = ['matrix', 'positions', 'brands', 'trend', 'scores'] as const;
export type View = (typeof VIEWS)[number];

/** What a bar of the brand shares stands for. */
export const BRAND_GROUPS = ['source', 'retailer'] as const;
export type BrandGroup = (typeof BRAND_GROUPS)[number];

/** What the number of a cell is. */
export const MEASURES = ['gap', 'score', 'change'] as const;
export type Measure = (typeof MEASURES)[number];

export const SPANS = ['14', '28', '91'] as const;

const { visibility_type, date, first_n_products, position_type } = visibilityScores.params.shape;
const values = {
  visibility_type,
  date,
  first_n_products: given(first_n_products),
  position_type: given(position_type),
  against: day('Day to compare with'),
  view: choice('What is shown', VIEWS),
  measure: choice('What the number of a cell is', MEASURES),
  shares: choice('What a bar of the brand shares stands for', BRAND_GROUPS),
  days: choice('Days of the trend', SPANS),
};

const lists = eachFacet((facet) => facetSchema(facet, CLOSED_FACETS));

/** What is asked of the service. Without a date it is the newest day that data is known of. */
export const questionParsers = {
  visibility_type: valueParser(values.visibility_type).withDefault('SEARCH'),
  date: valueParser(values.date),
  first_n_products: valueParser(values.first_n_products).withDefault(first_n_products.parse(undefined)),
  position_type: valueParser(values.position_type).withDefault(position_type.parse(undefined)),
};

/** Which scores of the answer are shown. */
export const filterParsers = {
  ...eachFacet((facet) => listParser(lists[facet]).withDefault([])),
  q: parseAsString.withDefault(''),
};

/** How they are shown. */
export const lookParsers = {
  view: valueParser(values.view).withDefault('matrix'),
  against: valueParser(values.against),
  measure: valueParser(values.measure).withDefault('gap'),
  shares: valueParser(values.shares).withDefault('source'),
  days: valueParser(values.days).withDefault('28'),
  /** The score that is open in the drawer. */
  score: parseAsString,
  /** The order of the table of all scores, which reads it itself; tiles lead to an order. */
  scores_sort: parseAsString,
};

export const NO_FILTERS: Filters = { ...eachFacet(() => []), q: '' };

/** What clears the URL of filters. */
export const CLEARED_FILTERS = { ...eachFacet(() => null), q: null };

/** A sentence for each parameter of the URL that the page could not follow. */
export function refusedParams(search: URLSearchParams): Refusal[] {
  return refusals(search, values, lists);
}
