import { parseAsString } from 'nuqs';
import { APPLIED_FACETS } from '@/lib/client/competition/pair';
import { OFFER_SETS, PRICE_KINDS } from '@/lib/client/competition/reading';
import { periodSchemas } from '@/lib/client/period';
import { facetSchema, sharedParsers, sharedSchemas } from '@/lib/client/shared-filters';
import { listParser, type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { choice, given } from '@/lib/contract/params';
import { priceCompetition } from '@/lib/contract/price-competition';

export const VIEWS = ['heatmap', 'change', 'buckets'] as const;
export type View = (typeof VIEWS)[number];

/** What the service is asked comes from its own schema; the rest is how the answer is looked at. */
const { customer_page_id, time_dimension, price_type } = priceCompetition.params.shape;
const values = {
  customer_page_id,
  ...periodSchemas,
  time_dimension: given(time_dimension),
  price_type: given(price_type),
  price: choice('Selling price or list price', PRICE_KINDS),
  offers: choice('Offers in stock, or all', OFFER_SETS),
  view: choice('What is shown', VIEWS),
};
const own = { verdict: facetSchema('verdict'), since: facetSchema('since') };

/** A page, a period (the newest 28 days unless said) and the length of a bucket. */
export const questionParsers = {
  customer_page_id: parseAsString,
  start_date: valueParser(values.start_date),
  end_date: valueParser(values.end_date),
  compare: valueParser(values.compare).withDefault('before'),
  time_dimension: valueParser(values.time_dimension).withDefault('DAILY'),
  price_type: valueParser(values.price_type).withDefault('TOTAL'),
};

export const filterParsers = {
  ...sharedParsers(APPLIED_FACETS),
  verdict: listParser(own.verdict).withDefault([]),
  since: listParser(own.since).withDefault([]),
};

export const lookParsers = {
  price: valueParser(values.price).withDefault('rsp'),
  offers: valueParser(values.offers).withDefault('standard'),
  view: valueParser(values.view).withDefault('heatmap'),
  /** What is searched in the table of buckets. */
  buckets_q: parseAsString,
  /** The competition that is open in the drawer, and the first day of the bucket that it tells of. */
  competition: parseAsString,
  bucket: parseAsString,
};

export const CLEARED_FILTERS = { retailer: null, brand: null, tag: null, own: null, verdict: null, since: null };

/** A sentence for each parameter of the URL that the page could not follow. */
export function refusedParams(search: URLSearchParams): Refusal[] {
  const [from, to] = [search.get('start_date') ?? '', search.get('end_date') ?? ''];
  const swapped = from && to && from > to ? [{ name: 'start_date', message: `${from} is after end_date ${to}.` }] : [];
  return [...refusals(search, values, { ...sharedSchemas, ...own }), ...swapped];
}
