'use client';

import type { PanelState } from '@/lib/client/panel-state';
import { useCollect } from '@/lib/client/use-collect';
import { callsPerSet, useKept, useKeptAgain } from '@/lib/client/use-kept';
import { type Holding, useHeld } from '@/lib/client/use-sets';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { Kept, KeptAnswer } from '@/lib/contract/kept';

/** A day of a course, and where its answer is found. */
export interface CourseDay {
  readonly day: string;
  readonly url: string;
  /** The page itself asks for this one: it is there, whatever was kept before. */
  readonly shown?: boolean;
}

const NONE: ReadonlyMap<string, KeptAnswer> = new Map();

/**
 * Several days of one question as far as they are kept, which costs no call, by their address; and what collecting the
 * others takes, null until it is known what is kept.
 * @param days the oldest first
 * @param answersOf the kept answers to the question, by day
 */
export function useKeptDays<Held extends { url: string }>(
  endpoint: JsonEndpoint,
  days: readonly CourseDay[],
  answersOf: (kept: Kept) => ReadonlyMap<string, KeptAnswer>,
  holding: Holding<Held>,
) {
  const kept = useKept(endpoint);
  const onCollected = useKeptAgain(endpoint);
  const collection = useCollect(holding);
  const answers = kept.kind === 'content' ? answersOf(kept.data) : NONE;
  const { sets, loading, problem, retry } = useHeld(
    days.map(({ day, url, shown = false }) => ({ url, ask: shown || answers.get(day)?.free === true })),
    holding,
  );
  if (kept.kind !== 'content') return { sets, state: kept, collect: null };

  // The newest first: a collection that is stopped early leaves the days that matter most.
  const missing = days
    .filter(({ url }) => !sets.has(url))
    .map(({ url }) => url)
    .reverse();
  const there = days.length - missing.length;
  const state: PanelState<ReadonlyMap<string, Held>> = problem
    ? { kind: 'problem', problem, retry }
    : loading > 0
      ? { kind: 'loading', progress: { loaded: there, total: there + loading } }
      : { kind: 'content', data: sets };
  const collect = {
    kept: there,
    of: days.length,
    missing: kept.refetching ? null : missing,
    callsPerDay: callsPerSet(kept.data, answers.values()),
    collection,
    onCollected,
  };
  return { sets, state, collect };
}
