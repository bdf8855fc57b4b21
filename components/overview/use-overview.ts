'use client';

import { useDeferredValue, useMemo } from 'react';
import type { Context } from '@/components/overview/context';
import { type Filters, NO_SHARED_FILTERS } from '@/components/overview/filters';
import { offersOf } from '@/components/overview/shown-offers';
import { useAnswers } from '@/components/overview/use-answers';
import { useChanges } from '@/components/overview/use-changes';
import { usePoints } from '@/components/overview/use-points';
import { useRanking } from '@/components/overview/use-ranking';
import { useReading } from '@/components/overview/use-reading';
import { type CompetitionPage, usePages } from '@/lib/client/competition/use-pages';
import { NOT_STATED, selectItems } from '@/lib/client/facets';
import { SHARED_FACETS } from '@/lib/client/shared-filters';
import type { PriceItem } from '@/lib/contract/price';

interface Asked {
  date: string | null;
  against: string | null;
}

const NO_PRICES: readonly PriceItem[] = [];

/** Everything that the page shows: the answers, what changed in them, and what filters could be set. */
export function useOverview(asked: Asked, filters: Filters, listed: readonly CompetitionPage[]) {
  const [ranking, setRanking] = useRanking();
  const reading = useReading(ranking.deepest);
  const { pages } = usePages(listed);
  const answers = useAnswers(
    asked,
    pages.map(({ id }) => id),
  );
  // Clicking answers at once; what follows from it comes behind.
  const followed = useDeferredValue(filters);
  const context: Context = { answers, pages, asked: asked.date, filters: followed, reading };
  const points = usePoints(context);

  const { prices } = answers.now;
  const offers = offersOf(prices.kind === 'content' ? prices.data.rows : NO_PRICES);
  const whole = useMemo(() => selectItems(offers, SHARED_FACETS, NO_SHARED_FILTERS), [offers]);
  const selected = useMemo(() => selectItems(offers, SHARED_FACETS, followed), [offers, followed]);
  const retailers = new Set([...whole.counts.retailer.keys(), ...filters.retailer]);
  retailers.delete(NOT_STATED);
  return {
    answers,
    context,
    points,
    ranking,
    setRanking,
    reading,
    whole,
    selected,
    changes: useChanges(context, ranking),
    retailers: [...retailers],
  };
}
