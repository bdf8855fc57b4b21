'use client';

import { useMemo } from 'react';
import { prepareSkuRows } from '@/components/scorecards/prepare-sku-rows';
import { prepareTotals } from '@/components/scorecards/prepare-totals';
import type { RatingCount } from '@/components/scorecards/rating-counts';
import { NO_FILTERS, type RatingKind } from '@/components/scorecards/url-state';
import { meanOf, type Weighting } from '@/lib/client/scorecards/mean';
import { prepareChanges } from '@/lib/client/scorecards/prepare-changes';
import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import { prepareSkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import type { Reading } from '@/lib/client/scorecards/reading';
import type { Score } from '@/lib/client/scorecards/score';
import { hasReviews, type ScoreFilters, selectScores } from '@/lib/client/scorecards/select-scores';
import type { Lines } from '@/lib/client/scorecards/use-lines';
import type { PriceItem } from '@/lib/contract/price';
import type { ScorecardRow } from '@/lib/contract/scorecard';

interface Answers {
  readonly now: readonly ScorecardRow[];
  /** Null while nothing is compared, or not there yet. */
  readonly before: readonly ScorecardRow[] | null;
  readonly prices: readonly PriceItem[];
  readonly ratings: ReadonlyMap<string, RatingCount>;
}

interface Asked {
  readonly filters: ScoreFilters;
  readonly look: { readonly weights: Weighting; readonly ratings: RatingKind; readonly min_reviews: number };
  readonly lines: Lines;
}

/** Everything that the page draws, out of its answers and what a person asked of them. */
export function useScores({ now, before, prices, ratings }: Answers, { filters, look, lines }: Asked) {
  const { weights: weighting, min_reviews: minimum } = look;
  const { threshold, target, strength } = lines;
  const shrinks = look.ratings === 'shrunk';
  const facts = useMemo(() => prepareSkuFacts(prices), [prices]);
  const all = useMemo(() => prepareScores(now, facts), [now, facts]);
  const earlier = useMemo(() => before && prepareScores(before, facts), [before, facts]);
  const whole = useMemo(() => selectScores(all, NO_FILTERS), [all]);
  const selected = useMemo(() => selectScores(all, filters), [all, filters]);
  const shown = useMemo(() => selected.items.filter((score) => hasReviews(score, minimum)), [selected, minimum]);
  const reading = useMemo((): Reading => {
    const mean = meanOf(all, 'reviews').value ?? meanOf(all, 'alike').value;
    return { weighting, shrinks, threshold, target, prior: mean === null ? null : { mean, strength } };
  }, [all, strength, weighting, shrinks, threshold, target]);
  const changes = useMemo(
    () => earlier && prepareChanges(selected.items, selectScores(earlier, filters).items, { weighting, minimum }),
    [selected, earlier, filters, weighting, minimum],
  );
  const byId = useMemo(() => new Map(changes?.rows.map((change) => [change.score.id, change])), [changes]);
  const rows = useMemo(
    () => prepareSkuRows(shown, reading, { changes: byId, ratings }),
    [shown, reading, byId, ratings],
  );
  const totals = useMemo(() => prepareTotals(shown, reading), [shown, reading]);
  return { facts, all, earlier: earlier ?? NONE, whole, selected, shown, reading, changes, byId, rows, totals };
}

export type Scores = ReturnType<typeof useScores>;

const NONE: readonly Score[] = [];
