'use client';

import { useMemo } from 'react';
import { type DatedPeriods, filterPeriods } from '@/components/price-competition/prepare-change';
import type { Filters } from '@/components/price-competition/use-competitions';
import type { Pair } from '@/lib/client/competition/pair';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionUrl, type Question } from '@/lib/client/competition/question';
import type { Choice } from '@/lib/client/competition/reading';
import type { PanelState } from '@/lib/client/panel-state';
import type { Period } from '@/lib/client/period';
import { useValue } from '@/lib/client/use-set';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { priceCompetition } from '@/lib/contract/price-competition';

type Answer = ResponseOf<typeof priceCompetition>;

/**
 * The whole period and the one before, each as one bucket: the service's own index over it, since the mean of daily
 * indices is not one. Asks nothing while `other` is null.
 */
export function usePeriods(
  question: Question | null,
  other: Period | null,
  choice: Choice,
  shown: readonly Pair[],
  filters: Filters,
): PanelState<DatedPeriods> {
  const url = (period: Period | null) =>
    question && period && other
      ? competitionUrl({
          ...question,
          start_date: period.start_date,
          end_date: period.end_date,
          time_dimension: 'NONE',
        })
      : null;
  const now = useValue<Answer>(url(question));
  const before = useValue<Answer>(url(other));
  const nowPairs = usePairs(now, choice);
  const beforePairs = usePairs(before, choice);
  const periods = useMemo(
    () => filterPeriods({ now: nowPairs, before: beforePairs }, shown, filters),
    [nowPairs, beforePairs, shown, filters],
  );
  if (now.kind !== 'content') return now;
  if (before.kind !== 'content') return before;
  const data = { ...periods, provenance: { now: now.provenance, before: before.provenance } };
  return { ...now, data, refetching: now.refetching || before.refetching, problem: now.problem ?? before.problem };
}

function usePairs(state: PanelState<{ value: Answer }>, choice: Choice): readonly Pair[] {
  const competitions = state.kind === 'content' ? state.data.value.competitions : null;
  return useMemo(() => (competitions ? preparePairs(competitions, choice).pairs : []), [competitions, choice]);
}
