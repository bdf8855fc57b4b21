import { parseAsString } from 'nuqs';
import { CHOOSING, CLOSED, FACETS, type Facet, SKU_FACETS } from '@/components/shelf/place';
import { eachOf, type FacetFilters } from '@/lib/client/facets';
import { facetSchema, sharedParsers } from '@/lib/client/shared-filters';
import { listParser, type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { choice, day, given, text } from '@/lib/contract/params';
import { visibilityListings } from '@/lib/contract/visibility-listings';

export const VIEWS = ['shelf', 'moves', 'brands', 'table'] as const;
export type View = (typeof VIEWS)[number];

/** What the service is asked comes from its own schema; the rest is how the answer is looked at. */
const shape = visibilityListings.params.shape;
const values = {
  ...shape,
  first_n_products: given(shape.first_n_products),
  position_type: given(shape.position_type),
  against: day('Day to compare with'),
  beside: text('Code of the retailer to compare with'),
  view: choice('What is shown', VIEWS),
};

const lists = eachOf(FACETS, (facet) => facetSchema(facet, CLOSED));

/** Which shelf. What is left out is the newest day, and the first source and retailer that the day has. */
export const questionParsers = {
  visibility_type: valueParser(values.visibility_type).withDefault('SEARCH'),
  visibility_source_id: valueParser(values.visibility_source_id),
  retailer_code: valueParser(values.retailer_code),
  date: valueParser(values.date),
  first_n_products: valueParser(values.first_n_products).withDefault(shape.first_n_products.parse(undefined)),
  position_type: valueParser(values.position_type).withDefault(shape.position_type.parse(undefined)),
};

/** The other shelf: the same source on another day, at another retailer, or both. */
export const otherParsers = { against: valueParser(values.against), beside: valueParser(values.beside) };

/** Which places of the shelf are shown, and which of them stand out. */
export const filterParsers = {
  ...eachOf(FACETS, (facet) => listParser(lists[facet]).withDefault([])),
  ...sharedParsers(SKU_FACETS),
};

/** Filters that came along and say at which retailer a shelf is looked for, where the address names none. */
export const choosingParsers = sharedParsers(CHOOSING);

export const lookParsers = {
  view: valueParser(values.view).withDefault('shelf'),
  /** The place that is open in the drawer. */
  place: parseAsString,
};

export const NO_FILTERS: FacetFilters<Facet> = eachOf(FACETS, () => []);

/** What clears the URL of filters. */
export const CLEARED_FILTERS = eachOf([...FACETS, ...SKU_FACETS], () => null);

/** A sentence for each parameter of the URL that the page could not follow. */
export function refusedParams(search: URLSearchParams): Refusal[] {
  return refusals(search, values, { ...lists, ...eachOf(SKU_FACETS, (facet) => facetSchema(facet)) });
}
