'use client';

import { useMemo } from 'react';
import { usePage } from '@/components/layout/use-page';
import { type CompetitionStart, competition, defaultPageOf } from '@/components/price-competition/page';
import { ALL_PAGES } from '@/lib/client/competition/all-pages';
import { usePages } from '@/lib/client/competition/use-pages';
import { targetsSetting } from '@/lib/client/targets';
import { useCookie } from '@/lib/client/use-cookie';

/** Returns the page's state with the pages and targets of this browser. `params` is null if no page is selected. */
export function useCompetition({ opening, listed, targets: savedTargets }: CompetitionStart) {
  const [targets, setTargets] = useCookie(targetsSetting, savedTargets);
  const { pages, remember, forget } = usePages(listed);
  const defaultPage = defaultPageOf(listed, pages);
  const start = useMemo(() => ({ opening, listed, defaultPage, targets }), [opening, listed, defaultPage, targets]);
  const state = usePage(competition, start);
  const page = state.address.customer_page_id ?? defaultPage;
  return {
    ...state,
    page,
    pages,
    remember,
    forget,
    targets,
    setTargets,
    name:
      page === ALL_PAGES
        ? 'All pages'
        : (pages.find(({ id }) => id === page)?.name ?? (page === null ? '' : `Page ${page}`)),
  };
}

export type CompetitionState = ReturnType<typeof useCompetition>;
