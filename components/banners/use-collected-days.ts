'use client';

import { useMemo } from 'react';
import type { CollectedDay } from '@/components/banners/prepare-runs';
import type { CollectDaysProps } from '@/components/page/collect-days';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { bannersUrl, type Question } from '@/lib/client/banners/question';
import type { PanelState } from '@/lib/client/panel-state';
import { useCollect } from '@/lib/client/use-collect';
import { callsPerSet, keptByDay, useKept, useKeptAgain } from '@/lib/client/use-kept';
import { useSets, WHOLE_SET } from '@/lib/client/use-sets';
import { type Banner, eRetailMedia } from '@/lib/contract/e-retail-media';
import type { Kept } from '@/lib/contract/kept';
import type { Problem } from '@/lib/contract/problem';

export interface CollectedDays {
  /** Loading until every kept day has come: what is made of a part of the days would look shorter than it is. */
  readonly state: PanelState<readonly CollectedDay[]>;
  /** Days whose answers are kept. */
  readonly kept: number;
  /** Of those, days on which the service had no banner. */
  readonly empty: number;
  readonly problem: Problem | null;
  readonly retry: () => void;
  /** Null until it is known which days are kept: nothing is offered for a price that is a guess. */
  readonly collect: CollectDaysProps | null;
}

const NOTHING_KEPT: Kept = { pageSize: 1, answers: [] };

/** The banners of some days as far as they are kept: this costs no call. `days` has to be memoised. */
export function useCollectedDays(days: readonly string[], question: Question): CollectedDays {
  const kept = useKept(eRetailMedia);
  const onCollected = useKeptAgain(eRetailMedia);
  const collection = useCollect(WHOLE_SET);
  const known = kept.kind === 'content' ? kept.data : NOTHING_KEPT;
  const answers = keptByDay(known, { ...question });
  const urls = days.map((day) => ({ url: bannersUrl(day, question), ask: answers.get(day)?.free === true }));
  const { sets, loading, problem, retry } = useSets<Banner>(urls);
  const collected = useMemo(
    () =>
      days.map((date): CollectedDay => {
        const set = sets.get(bannersUrl(date, question));
        return { date, placements: set && set.rows.length > 0 ? preparePlacements(set.rows) : null };
      }),
    [days, sets, question],
  );
  const have = urls.filter(({ url, ask }) => ask || sets.has(url));
  const fetchedAt = [...sets.values()].map(({ meta }) => meta.fetchedAt).sort()[0];
  const collect: CollectDaysProps = {
    kept: have.length,
    of: days.length,
    missing:
      loading > 0 || kept.kind !== 'content' || kept.refetching
        ? null
        : urls.filter((one) => !have.includes(one)).map(({ url }) => url),
    callsPerDay: callsPerSet(known, answers.values()),
    collection,
    onCollected,
  };
  return {
    state:
      kept.kind !== 'content'
        ? kept
        : loading > 0
          ? { kind: 'loading', progress: { loaded: have.length - loading, total: have.length } }
          : { kind: 'content', data: collected, provenance: { fetchedAt } },
    kept: have.length,
    empty: have.filter(({ url }) => sets.get(url)?.rows.length === 0).length,
    problem,
    retry,
    collect: kept.kind === 'content' ? collect : null,
  };
}
