import { SHARED_FACETS, sharedParsers, sharedSchemas } from '@/lib/client/shared-filters';
import { type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { day } from '@/lib/contract/params';

const values = {
  date: day('Day to look at'),
  against: day('Earlier day to compare with'),
};

/** Without a day it is the newest, compared with the day before it. */
export const questionParsers = {
  date: valueParser(values.date),
  against: valueParser(values.against),
};

export const filterParsers = sharedParsers(SHARED_FACETS);

/** What clears the URL of filters. */
export const CLEARED_FILTERS = Object.fromEntries(SHARED_FACETS.map((facet) => [facet, null]));

/** A sentence for each parameter of the URL that the page could not follow; `day` is the day shown. */
export function refusedParams(search: URLSearchParams, date: string | null): Refusal[] {
  const against = search.get('against');
  const late =
    date && against && against >= date ? [{ name: 'against', message: `${against} is not before ${date}.` }] : [];
  return [...refusals(search, values, sharedSchemas), ...late];
}
