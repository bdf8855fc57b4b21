import { createParser, parseAsString } from 'nuqs';
import { CLOSED_FACETS, eachFacet } from '@/lib/client/banners/placement';
import { facetSchema } from '@/lib/client/shared-filters';
import { listParser, type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { choice, day, given } from '@/lib/contract/params';

export const VIEWS = ['gallery', 'changes', 'runs', 'table', 'proof', 'booked'] as const;
export type View = (typeof VIEWS)[number];

export const WINDOWS = ['7', '14', '28', '56'] as const;

/** What the service is asked comes from its own schema; the rest is how the answer is looked at. */
const { date, first_n_e_retail_media, relevance } = eRetailMedia.params.shape;
const firstN = given(first_n_e_retail_media);
const values = {
  date,
  first_n_e_retail_media: firstN,
  relevance,
  compare_date: day('The day to compare with'),
  view: choice('What is shown', VIEWS),
  days: choice('How many days runs are looked for in', WINDOWS),
};

const lists = eachFacet((facet) => facetSchema(facet, CLOSED_FACETS));

const firstNParser = createParser<number>({
  parse: (raw) => firstN.safeParse(raw).data ?? null,
  serialize: String,
});

/** What is asked of the service. Without a date it is the newest day. */
export const questionParsers = {
  date: valueParser(values.date),
  first_n_e_retail_media: firstNParser.withDefault(first_n_e_retail_media.parse(undefined)),
  relevance: valueParser(given(relevance)).withDefault(relevance.parse(undefined)),
};

/** Which banners of the answer are shown. */
export const filterParsers = eachFacet((facet) => listParser(lists[facet]).withDefault([]));

/** How they are shown. */
export const lookParsers = {
  view: valueParser(values.view).withDefault('gallery'),
  compare_date: valueParser(values.compare_date),
  days: valueParser(values.days).withDefault('28'),
  /** The banner that is open in the lightbox. */
  banner: parseAsString,
};

export const CLEARED_FILTERS = eachFacet(() => null);

/** A sentence for each parameter of the URL that the page could not follow. */
export function refusedParams(search: URLSearchParams): Refusal[] {
  return refusals(search, values, lists);
}
