'use client';

import { useQueryStates } from 'nuqs';
import { useDeferredValue, useMemo, useState } from 'react';
import { comparedState } from '@/components/banners/compared-state';
import { panelState } from '@/components/banners/panel-states';
import { prepareTotals } from '@/components/banners/prepare-totals';
import type { Side } from '@/components/banners/totals-line';
import { CLEARED_FILTERS, filterParsers, lookParsers, questionParsers } from '@/components/banners/url-state';
import { useBooked } from '@/components/banners/use-booked';
import { useDays } from '@/components/banners/use-days';
import { useRuns } from '@/components/banners/use-runs';
import type { Facet, Placement } from '@/lib/client/banners/placement';
import { bannersUrl, dayOf } from '@/lib/client/banners/question';
import { useWeights } from '@/lib/client/banners/use-weights';
import { addDays } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';
import { useOpeningDay } from '@/lib/client/use-opening-day';

/** A banner of another day than the one shown, open beside it. */
export interface Aside {
  day: string;
  placement: Placement;
}

/** URL → question → set → selection: all that the page holds. */
export function useBannersPage() {
  const format = useFormat();
  const [{ date: asked, first_n_e_retail_media, relevance }, setQuestion] = useQueryStates(questionParsers);
  const question = useMemo(() => ({ first_n_e_retail_media, relevance }), [first_n_e_retail_media, relevance]);
  const [filters, setFilters] = useQueryStates(filterParsers);
  const [look, setLook] = useQueryStates(lookParsers);
  const [weights, setWeights] = useWeights();
  const [aside, setAside] = useState<Aside | null>(null);
  const date = useOpeningDay(asked, (day) => bannersUrl(day, question));
  const { compare_date: compareDate, view } = look;
  // Typing and clicking answer at once; the selection follows.
  const followed = useDeferredValue(filters);
  const days = useDays({ date, compareDate, question, filters: followed });
  const { set, now, before } = days;
  const totals = useMemo(
    () => prepareTotals(now.items, before.length > 0 ? before : null, weights),
    [now, before, weights],
  );

  // Of the answer on screen, which is the older one while another question loads.
  const shownDay = set.kind === 'content' ? dayOf(set.data.url) : (date ?? '');
  const clearFilters = () => void setFilters(CLEARED_FILTERS);
  const showDay = (day: string | null) => void setQuestion({ date: day });
  const compareWith = (day: string | null) => void setLook({ compare_date: day });
  const state = panelState(set, {
    placements: now.items,
    day: format.day(shownDay),
    relevant: relevance === 'RELEVANT',
    format,
    clearFilters,
    showAll: () => void setQuestion({ relevance: 'ALL' }),
    showDayBefore: () => showDay(addDays(shownDay, -1)),
  });
  const changes = comparedState({
    now: set,
    before: days.compared,
    compareDate,
    changes: days.changesLeft,
    compare: () => compareWith(addDays(shownDay, -1)),
  });
  const window = { shown: view === 'runs' && date !== null, date: date ?? '', days: Number(look.days) };
  const runs = useRuns({ ...window, question, filters: followed });
  const booked = useBooked(question, view === 'booked');
  return {
    ...{ date, question, filters, followed, look, weights, compareDate, shownDay },
    ...{ set, state, changes, runs, booked, totals, now, all: days.all, whole: days.whole },
    setWeights,
    setLook,
    setQuestion,
    showDay,
    compareWith,
    clearFilters,
    filterBy: (facet: Facet, words: readonly string[]) => void setFilters({ [facet]: words }),
    open: (banner: string | null) => void setLook({ banner }),
    aside,
    setAside,
    /** From a number to the banners that it counts. */
    showRows: (side: Side | null) => {
      if (side) void setFilters({ own: [side] });
      void setLook({ view: 'table' });
    },
  };
}
