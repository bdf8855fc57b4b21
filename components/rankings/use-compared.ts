'use client';

import { useMemo } from 'react';
import { prepareChange } from '@/components/rankings/prepare-change';
import { keywordTest, selectRankings } from '@/components/rankings/select-rankings';
import type { Selecting } from '@/components/rankings/use-rankings';
import { judgedBasis } from '@/lib/client/rankings/place';
import { collectedShelves, prepareMovers } from '@/lib/client/rankings/prepare-movers';
import { rankingsOf } from '@/lib/client/rankings/prepare-rankings';
import { targetsOf } from '@/lib/client/rankings/prepare-targets';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

interface Days {
  readonly now: readonly SearchProduct[];
  readonly before: readonly SearchProduct[];
  /** The earlier day. */
  readonly against: string | null;
}

const NOTHING = { now: null, before: null, against: null };

/** Two days under the same filters: what moved between them, and what the totals were. Null while one is not there. */
export function useCompared(given: Days | null, { filters, missed, basis, positionType }: Selecting) {
  const { now, before, against } = given ?? NOTHING;
  const days = useMemo(
    () => (now && before && against ? { now: rankingsOf(now), before: rankingsOf(before), day: against } : null),
    [now, before, against],
  );
  const collected = useMemo(
    () => days && { now: collectedShelves(days.now), before: collectedShelves(days.before) },
    [days],
  );
  return useMemo(() => {
    if (!days || !collected) return null;
    const asked = { day: days.day, basis, judged: judgedBasis(positionType), accepts: keywordTest(filters) };
    const today = selectRankings(days.now, filters).items;
    const then = selectRankings(days.before, filters).items;
    const missing = today.filter((ranking) => targetsOf(ranking, asked.judged, asked.accepts).missed > 0);
    const keys = new Set(missing.map(({ key }) => key));
    const shown = missed
      ? { now: missing, before: then.filter(({ key }) => keys.has(key)) }
      : { now: today, before: then };
    return {
      all: days,
      movers: prepareMovers(shown.now, shown.before, collected, asked),
      change: prepareChange(shown, collected, asked),
    };
  }, [days, collected, filters, missed, basis, positionType]);
}

export type Compared = NonNullable<ReturnType<typeof useCompared>>;
