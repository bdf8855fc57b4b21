'use client';

import { useMemo } from 'react';

import type { Placement } from '@/lib/client/banners/placement';
import { prepareChanges } from '@/lib/client/banners/prepare-changes';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { bannersUrl, type Question } from '@/lib/client/banners/question';
import { type Filters, NO_FILTERS, passes, selectPlacements } from '@/lib/client/banners/select-placements';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import { useSet } from '@/lib/client/use-set';
import type { Banner } from '@/lib/contract/e-retail-media';

const NOTHING: readonly Banner[] = [];

interface DaysQuestion {
  /** The day shown; null while it is not known yet. */
  date: string | null;
  /** The day to compare with, null for none. */
  compareDate: string | null;
  question: Question;
  filters: Filters;
}

/** The banners of the day shown and of the compared day: whole, and what the filters leave. */
export function useDays({ date, compareDate, question, filters }: DaysQuestion) {
  const set = useSet<Banner>(date && bannersUrl(date, question));
  const compared = useSet<Banner>(compareDate && bannersUrl(compareDate, question));
  const all = usePlacements(set);
  const allBefore = usePlacements(compareDate ? compared : null);
  const whole = useMemo(() => selectPlacements(all, NO_FILTERS), [all]);
  const now = useMemo(() => selectPlacements(all, filters), [all, filters]);
  const before = useMemo(() => allBefore.filter((one) => passes(one, filters)), [allBefore, filters]);
  const changes = useMemo(() => prepareChanges(all, allBefore), [all, allBefore]);
  // Matched before they are filtered: a banner that the filters hide on one day alone must not look new.
  const changesLeft = useMemo(
    () => ({
      ...changes,
      changes: changes.changes.filter((change) =>
        [change.now, change.before].some((one) => one && passes(one, filters)),
      ),
    }),
    [changes, filters],
  );
  return { set, compared, all, whole, now, before, changesLeft };
}

function usePlacements(state: PanelState<FetchedSet<Banner>> | null): readonly Placement[] {
  const rows = state?.kind === 'content' ? state.data.rows : NOTHING;
  return useMemo(() => preparePlacements(rows), [rows]);
}
