'use client';

import { useMemo } from 'react';
import { DAY_LISTINGS, listingsOf } from '@/components/prices/day-listings';
import type { ListedDay } from '@/components/prices/prepare-calendar';
import type { PanelState } from '@/lib/client/panel-state';
import { addDays } from '@/lib/client/period';
import type { Offer } from '@/lib/client/prices/offer';
import { priceUrl, type Question } from '@/lib/client/prices/price-url';
import { useCollect } from '@/lib/client/use-collect';
import { callsPerSet, keptByDay, useKept, useKeptAgain } from '@/lib/client/use-kept';
import { useHeld } from '@/lib/client/use-sets';
import type { KeptAnswer } from '@/lib/contract/kept';
import { price } from '@/lib/contract/price';

const NONE: ReadonlyMap<string, KeptAnswer> = new Map();

/** The days up to `day` with what is kept of them, and what collecting the others takes. `all` are the offers of `day`. */
export function useListedDays({ calculation_type }: Question, day: string, all: readonly Offer[], span: number) {
  const kept = useKept(price);
  const onCollected = useKeptAgain(price);
  const collection = useCollect(DAY_LISTINGS);
  const answers = kept.kind === 'content' ? keptByDay(kept.data, { calculation_type }) : NONE;
  const earlier = useMemo(
    () =>
      Array.from({ length: span - 1 }, (_, at) => {
        const date = addDays(day, at - span + 1);
        return { day: date, url: priceUrl({ date, calculation_type }) };
      }),
    [day, calculation_type, span],
  );
  const { sets, loading, problem, retry } = useHeld(
    earlier.map((one) => ({ url: one.url, ask: answers.get(one.day)?.free ?? false })),
    DAY_LISTINGS,
  );
  const today = useMemo(() => listingsOf(all), [all]);
  const days = useMemo(
    (): ListedDay[] => [
      ...earlier.map((one) => ({ day: one.day, listings: sets.get(one.url)?.listings ?? null })),
      { day, listings: today },
    ],
    [earlier, sets, day, today],
  );
  // The newest first: a collection that is stopped early leaves the days that matter most.
  const missing = earlier
    .filter(({ url }) => !sets.has(url))
    .map(({ url }) => url)
    .reverse();
  if (kept.kind !== 'content') return { state: kept, collect: null };

  const there = span - missing.length;
  const state: PanelState<readonly ListedDay[]> = problem
    ? { kind: 'problem', problem, retry }
    : loading > 0
      ? { kind: 'loading', progress: { loaded: there, total: there + loading } }
      : { kind: 'content', data: days };
  const callsPerDay = callsPerSet(kept.data, answers.values());
  const known = kept.refetching ? null : missing;
  return { state, collect: { kept: there, of: span, missing: known, callsPerDay, collection, onCollected } };
}
