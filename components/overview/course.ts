import type { Context } from '@/components/overview/context';
import { scoresWith } from '@/components/overview/part-scorecards';
import { ENDPOINTS, paramsOf, periodTo, urlOf } from '@/components/overview/questions';
import { placementsOf, shownPlacements } from '@/components/overview/shown-placements';
import { shownScores } from '@/components/overview/shown-scores';
import { tallyShare, tallyTargets } from '@/components/overview/target-tally';
import { ownShareOf } from '@/components/overview/tile-share';
import { shareOf } from '@/lib/client/banners/prepare-share';
import { type FetchOptions, fetchSet, fetchValue } from '@/lib/client/ndjson-stream';
import { meanOf } from '@/lib/client/scorecards/mean';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import type { Banner } from '@/lib/contract/e-retail-media';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { ScorecardRow } from '@/lib/contract/scorecard';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** How a number fared over the days that are kept: what is held of each day, and what it comes to under the filters. */
export interface Course<Answer, Held> {
  readonly endpoint: JsonEndpoint;
  /** Days that are looked at. */
  readonly span: number;
  readonly paramsOf: (day: string) => Readonly<Record<string, string | number>>;
  readonly urlOf: (day: string) => string;
  readonly fetch: (url: string, options: FetchOptions) => Promise<Answer>;
  readonly hold: (answer: Answer) => Held;
  /** Null where nothing was collected. */
  readonly valueOf: (held: Held, context: Context) => number | null;
  /** What is held stays in this browser, since the answers are too large to read them at every visit. */
  readonly remembers: boolean;
  /** Days that are read at a visit, beside those that are remembered. */
  readonly most: number;
}

function course<Answer, Held>(its: Course<Answer, Held>): Course<Answer, Held> {
  return its;
}

const SMALL = { span: 28, remembers: false, most: 28 };
/** A day of rankings is as large as a month of the others, and a page of theirs begins with two weeks. */
const LARGE = { span: 14, remembers: true, most: 4 };

export const COURSES = {
  visibility: course({
    ...SMALL,
    endpoint: ENDPOINTS.visibility,
    paramsOf: paramsOf.visibility,
    urlOf: urlOf.visibility,
    fetch: fetchSet<VisibilityScore>,
    hold: ({ rows }) => rows,
    valueOf: (rows, { filters }) => ownShareOf(shownScores(scoresOf(rows).all, filters)),
  }),
  rankings: course({
    ...LARGE,
    endpoint: ENDPOINTS.rankings,
    paramsOf: paramsOf.rankings,
    urlOf: urlOf.rankings,
    fetch: fetchSet<SearchProduct>,
    hold: ({ rows }) => tallyTargets(rows),
    valueOf: (tallies, { filters }) => tallyShare(tallies, filters),
  }),
  scorecards: course({
    ...SMALL,
    endpoint: ENDPOINTS.scorecards,
    paramsOf: (day) => paramsOf.scorecards(periodTo(day)),
    urlOf: (day) => urlOf.scorecards(periodTo(day)),
    fetch: fetchValue<ScorecardRow[]>,
    hold: ({ value }) => value,
    valueOf: (rows, context) => meanOf(scoresWith(context, rows), 'reviews').value,
  }),
  banners: course({
    ...SMALL,
    endpoint: ENDPOINTS.banners,
    paramsOf: paramsOf.banners,
    urlOf: urlOf.banners,
    fetch: fetchSet<Banner>,
    hold: ({ rows }) => rows,
    valueOf: (rows, { filters, reading }) =>
      shareOf(shownPlacements(placementsOf(rows), filters), reading.bannerWeights).share,
  }),
};
