'use client';

import { useMemo } from 'react';
import type { CollectDaysProps } from '@/components/page/collect-days';
import type { Place, Question, ShelfAnswer } from '@/components/shelf/place';
import { type BrandOwners, preparePlaces } from '@/components/shelf/prepare-places';
import { windowOf } from '@/components/shelf/prepare-window';
import { shelfUrl } from '@/components/shelf/shelf-url';
import type { PanelState } from '@/lib/client/panel-state';
import { useCollect } from '@/lib/client/use-collect';
import { callsPerSet, keptByDay, useKept, useKeptAgain } from '@/lib/client/use-kept';
import { useValues, WHOLE_VALUE } from '@/lib/client/use-sets';
import type { Kept, KeptAnswer } from '@/lib/contract/kept';
import { visibilityListings } from '@/lib/contract/visibility-listings';

/** A day of the window with its shelf: null where it is not collected, or not read. */
export interface ShelfDay {
  readonly day: string;
  readonly places: readonly Place[] | null;
}

export interface ShelfDays {
  /** The days of the strip, and whether each costs nothing to show. */
  readonly days: readonly { readonly day: string; readonly collected: boolean }[];
  /** What stands on the collected days. */
  readonly state: PanelState<readonly ShelfDay[]>;
  /** Null until it is known what is kept: no price is a guess. */
  readonly collect: CollectDaysProps | null;
}

const NOTHING_KEPT: Kept = { pageSize: 1, answers: [] };

/**
 * The days around a shelf: which are collected, what the others cost, and with `read` what stands on them. While `busy`, a
 * shelf is on its way, and its day may come to be collected.
 */
export function useShelfDays(question: Question | null, owners: BrandOwners, read: boolean, busy: boolean): ShelfDays {
  const kept = useKept(visibilityListings);
  const onCollected = useKeptAgain(visibilityListings);
  const collection = useCollect(WHOLE_VALUE);
  const known = kept.kind === 'content' ? kept.data : NOTHING_KEPT;
  const { asked, answers } = useMemo(() => askedOf(known, question), [known, question]);
  const { sets, loading, problem, retry } = useValues<ShelfAnswer>(
    asked.map(({ url, free }) => ({ url, ask: read && free })),
  );
  const shelves = useMemo(
    () =>
      asked.map(({ day, url }): ShelfDay => {
        const answer = sets.get(url)?.value;
        const seen = question && answer && answer.listings.length > 0;
        return { day, places: seen ? preparePlaces(answer, question.position_type, owners) : null };
      }),
    [asked, sets, question, owners],
  );
  const days = asked.map(({ day, url, free }) => ({ day, url, collected: free || sets.has(url) }));
  // The newest first: a collection that is stopped early leaves the days that matter most.
  const missing = days.filter(({ collected }) => !collected).reverse();
  const there = days.length - missing.length;
  const state: PanelState<readonly ShelfDay[]> = problem
    ? { kind: 'problem', problem, retry }
    : loading > 0
      ? { kind: 'loading', progress: { loaded: there - loading, total: there } }
      : { kind: 'content', data: shelves };
  const collect: CollectDaysProps = {
    kept: there,
    of: days.length,
    missing: busy || kept.kind !== 'content' || kept.refetching ? null : missing.map(({ url }) => url),
    callsPerDay: callsPerSet(known, answers.values()),
    collection,
    onCollected,
  };
  return { days, state, collect: kept.kind === 'content' && question ? collect : null };
}

interface Asked {
  day: string;
  url: string;
  /** Showing it costs no call. */
  free: boolean;
}

function askedOf(known: Kept, question: Question | null) {
  if (!question) return { asked: [], answers: new Map<string, KeptAnswer>() };
  const { date, ...params } = question;
  const answers = keptByDay(known, params);
  const free = new Set([...answers].flatMap(([day, answer]) => (answer.free ? [day] : [])));
  const asked: Asked[] = windowOf(date, free).map((day) => ({
    day,
    url: shelfUrl({ ...question, date: day }),
    free: free.has(day),
  }));
  return { asked, answers };
}
