import { parseAsInteger, parseAsString } from 'nuqs';
import { eachOf } from '@/lib/client/facets';
import { periodSchemas } from '@/lib/client/period';
import { WEIGHTINGS } from '@/lib/client/scorecards/mean';
import type { ScoreFilters } from '@/lib/client/scorecards/select-scores';
import { SHARED_FACETS, sharedParsers, sharedSchemas } from '@/lib/client/shared-filters';
import { type Refusal, refusals, valueParser } from '@/lib/client/url-parsers';
import { choice, given, whole } from '@/lib/contract/params';
import { scorecard } from '@/lib/contract/scorecard';

export const VIEWS = ['grid', 'skus', 'changes', 'trend', 'samples'] as const;
export type View = (typeof VIEWS)[number];

export const RATING_KINDS = ['given', 'shrunk'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];

export const COUNT_SOURCES = ['range', 'file'] as const;
export type CountSource = (typeof COUNT_SOURCES)[number];

/** Which rows the table of SKUs lists. */
export const ROW_KINDS = ['all', 'below', 'small'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Which rows the table of changes lists. */
export const MOVES = ['all', 'fell', 'rose', 'under', 'above', 'entered', 'left', 'unrated'] as const;
export type Move = (typeof MOVES)[number];

/** What the service is asked comes from its own schema; the rest is how the answer is looked at. */
const values = {
  ...periodSchemas,
  scorecard_title: given(scorecard.params.shape.scorecard_title),
  view: choice('What is shown', VIEWS),
  weights: choice('How rows weigh in a mean', WEIGHTINGS),
  ratings: choice('Ratings as given, or shrunk towards the mean', RATING_KINDS),
  rows: choice('Which SKUs are listed', ROW_KINDS),
  moved: choice('Which changes are listed', MOVES),
  counts: choice('Where the count of a mean comes from', COUNT_SOURCES),
};

/** What is asked of the service. */
export const questionParsers = {
  start_date: valueParser(values.start_date),
  end_date: valueParser(values.end_date),
  compare: valueParser(values.compare).withDefault('before'),
  scorecard_title: parseAsString.withDefault(''),
};

/** Which rows of the answer are shown. */
export const filterParsers = sharedParsers(SHARED_FACETS);

export const NO_FILTERS: ScoreFilters = eachOf(SHARED_FACETS, () => []);

/** What clears the URL of filters. */
export const CLEARED_FILTERS = eachOf(SHARED_FACETS, () => null);

/** How they are shown. */
export const lookParsers = {
  view: valueParser(values.view).withDefault('grid'),
  /** Null for the weighting of the account. */
  weights: valueParser(values.weights),
  ratings: valueParser(values.ratings).withDefault('given'),
  counts: valueParser(values.counts).withDefault('range'),
  rows: valueParser(values.rows).withDefault('all'),
  moved: valueParser(values.moved).withDefault('all'),
  min_reviews: parseAsInteger.withDefault(0),
  /** The row that is open in the drawer. */
  row: parseAsString,
};

/** A sentence for each parameter of the URL that the page could not follow. */
export function refusedParams(search: URLSearchParams): Refusal[] {
  return refusals(search, { ...values, min_reviews: whole('Smallest number of reviews', { min: 0 }) }, sharedSchemas);
}
