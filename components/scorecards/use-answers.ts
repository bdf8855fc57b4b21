'use client';

import { useMemo } from 'react';
import { periodOf } from '@/components/scorecards/question';
import type { RatingCount } from '@/components/scorecards/rating-counts';
import type { CountSource } from '@/components/scorecards/url-state';
import { useRatingCounts } from '@/components/scorecards/use-rating-counts';
import type { PanelState } from '@/lib/client/panel-state';
import { type Comparison, comparedPeriod, type Period } from '@/lib/client/period';
import { PRICE_SET_URL, scorecardUrl } from '@/lib/client/scorecards/score-url';
import { useNewestDay } from '@/lib/client/use-newest-day';
import { useSet, useValue } from '@/lib/client/use-set';
import type { PriceItem } from '@/lib/contract/price';
import type { ScorecardRow } from '@/lib/contract/scorecard';

interface Question {
  start_date: string | null;
  end_date: string | null;
  compare: Comparison;
  /** Empty: the first available scorecard. */
  scorecard_title: string;
}

const NO_ROWS: readonly ScorecardRow[] = [];
const NO_PRICES: readonly PriceItem[] = [];
const NO_COUNTS: ReadonlyMap<string, RatingCount> = new Map();

/** What the page asks of the service: a scorecard for one or two ranges, whose SKUs are, and counts on request. */
export function useAnswers({ start_date, end_date, compare, scorecard_title }: Question, counts: CountSource) {
  const newest = useNewestDay();
  const period = useMemo(() => periodOf({ start_date, end_date }, newest), [start_date, end_date, newest]);
  const other = period && comparedPeriod(period, compare);
  const now = useValue<ScorecardRow[]>(period && scorecardUrl(period, scorecard_title));
  const before = useValue<ScorecardRow[]>(other && scorecardUrl(other, scorecard_title));
  const prices = useSet<PriceItem>(PRICE_SET_URL);
  const file = useRatingCounts(counts === 'file' && period ? period.end_date : null);
  const ratings = counts === 'file' ? file : null;
  return {
    newest,
    period,
    other,
    now,
    before,
    prices,
    /** Null while counts come from the range. */
    ratings,
    calls: { now: callOf(period, scorecard_title, now), before: callOf(other, scorecard_title, before) },
    rows: {
      now: now.kind === 'content' ? now.data.value : NO_ROWS,
      before: other && before.kind === 'content' && before.data.value.length > 0 ? before.data.value : null,
      prices: prices.kind === 'content' ? prices.data.rows : NO_PRICES,
      ratings: ratings?.kind === 'content' ? ratings.data.counts : NO_COUNTS,
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;

/** What an answer is evidenced by: its question and its age. */
function callOf(period: Period | null, scorecard_title: string, answer: PanelState<unknown>) {
  if (!period || answer.kind !== 'content') return null;
  return { params: { ...period, ...(scorecard_title && { scorecard_title }) }, provenance: answer.provenance };
}
