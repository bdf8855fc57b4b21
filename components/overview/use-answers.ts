'use client';

import { answerTo, isSettled } from '@/components/overview/asked-answer';
import { earlierThan, periodBefore } from '@/components/overview/earlier';
import type { Calendar } from '@/components/overview/find-late-files';
import { behind } from '@/components/overview/on-demand';
import { ENDPOINTS, periodTo, urlOf } from '@/components/overview/questions';
import { useCollectionDay } from '@/components/overview/use-collection-day';
import { comparedPeriod, type Period } from '@/lib/client/period';
import { useFetched } from '@/lib/client/use-fetched';
import { useKept } from '@/lib/client/use-kept';
import { useOpeningDayOf } from '@/lib/client/use-opening-day';
import { useSet, useValue, useValues } from '@/lib/client/use-set';
import { DATASET_NAMES } from '@/lib/contract/dataset-names';
import type { Banner } from '@/lib/contract/e-retail-media';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { PriceItem } from '@/lib/contract/price';
import type { priceCompetition } from '@/lib/contract/price-competition';
import type { ScorecardRow } from '@/lib/contract/scorecard';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

interface Asked {
  /** The day in the address; null for the newest. */
  date: string | null;
  /** The earlier day in the address; null for the day before. */
  against: string | null;
}

const NO_URLS: readonly string[] = [];

/** Everything the page stands on, each as the state of its own question; `pages` are the pages of competitions. */
export function useAnswers({ date, against }: Asked, pages: readonly number[]) {
  const pricesUrl = urlOf.prices(date);
  const prices = answerTo(useSet<PriceItem>(pricesUrl), pricesUrl);
  const newest = useCollectionDay(prices);
  const day = date ?? newest;
  const days = {
    prices: day,
    visibility: useOpeningDayOf(newest, date, urlOf.visibility),
    rankings: useOpeningDayOf(newest, date, urlOf.rankings),
    banners: day,
  };
  const earlier = (its: string | null) => earlierThan(its, against);
  const since = earlier(day);
  const period = day === null ? null : periodTo(day);
  const competition = usePages(period, pages);
  const visibility = useDaySet<VisibilityScore>(days.visibility, urlOf.visibility);
  const banners = useDaySet<Banner>(days.banners, urlOf.banners);
  const scorecards = useRange(period);
  const rankings = useDaySet<SearchProduct>(days.rankings, urlOf.rankings);

  // A browser opens six connections to a host. Those that wait behind others at the service must not hold up the first.
  const first = [prices, ...competition, visibility, banners, scorecards, rankings];
  const isFirstDone = day !== null && first.every(isSettled);
  const before = {
    prices: useDaySet<PriceItem>(isFirstDone ? earlier(days.prices) : null, urlOf.prices, BEHIND),
    visibility: useDaySet<VisibilityScore>(isFirstDone ? earlier(days.visibility) : null, urlOf.visibility, BEHIND),
    banners: useDaySet<Banner>(isFirstDone ? earlier(days.banners) : null, urlOf.banners, BEHIND),
    scorecards: useRange(isFirstDone && period ? comparedPeriod(period, 'before') : null, BEHIND),
  };
  // The competitions of the day itself hold the four weeks before it.
  const further = period && since !== null ? periodBefore(period, since) : null;
  const competitionBefore = usePages(isFirstDone ? further : null, pages, BEHIND);
  const second = [...Object.values(before), ...competitionBefore];
  const isSecondDone = isFirstDone && second.every(isSettled);
  const rankingsBefore = useDaySet<SearchProduct>(isSecondDone ? earlier(days.rankings) : null, urlOf.rankings, BEHIND);
  const isThirdDone = isSecondDone && isSettled(rankingsBefore);
  const files = useFetched(behind);
  const calendars = useValues<Calendar>(
    isThirdDone && day && since && files ? files.calendarUrls(since, day) : NO_URLS,
  );
  const kept = {
    prices: useKept(isThirdDone ? ENDPOINTS.prices : null),
    visibility: useKept(isThirdDone ? ENDPOINTS.visibility : null),
    rankings: useKept(isThirdDone ? ENDPOINTS.rankings : null),
    banners: useKept(isThirdDone ? ENDPOINTS.banners : null),
  };
  const all = [...first, ...second, rankingsBefore];
  return {
    day,
    period,
    days: {
      ...days,
      against: {
        prices: since,
        visibility: earlier(days.visibility),
        rankings: earlier(days.rankings),
        banners: earlier(days.banners),
      },
    },
    now: { prices, competition, visibility, banners, scorecards, rankings },
    /** No competitions where the later answers hold the earlier day, too. */
    before: { ...before, competition: further ? competitionBefore : null, rankings: rankingsBefore },
    calendars,
    /** What is kept of the same questions: costs the service nothing. */
    kept,
    collected: {
      done: all.filter(isSettled).length + calendars.filter(isSettled).length,
      of: all.length + DATASET_NAMES.length,
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;

const BEHIND = { background: true };

type UrlOf = (day: string) => string;

function usePages(period: Period | null, pages: readonly number[], asking: { background?: boolean } = {}) {
  const urls = period ? pages.map((page) => urlOf.competition(page, period)) : NO_URLS;
  return useValues<ResponseOf<typeof priceCompetition>>(urls, asking);
}

function useDaySet<Row>(day: string | null, its: UrlOf, asking: { background?: boolean } = {}) {
  const url = day && its(day);
  return answerTo(useSet<Row>(url, asking), url);
}

function useRange(period: Period | null, asking: { background?: boolean } = {}) {
  const url = period && urlOf.scorecards(period);
  return answerTo(useValue<ScorecardRow[]>(url, asking), url);
}
