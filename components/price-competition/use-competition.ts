'use client';

import { useMemo } from 'react';
import { usePage } from '@/components/layout/use-page';
import { type CompetitionStart, competition, defaultPageOf } from '@/components/price-competition/page';
import { ALL_PAGES } from '@/lib/client/address/all-competition-pages';
import { usePages } from '@/lib/client/address/use-competition-pages';

/** Returns the page's state with the pages of this browser. `params` is null if no page is selected. */
export function useCompetition({ opening, listed }: CompetitionStart) {
  const { pages, remember, forget } = usePages(listed);
  const defaultPage = defaultPageOf(listed, pages);
  const start = useMemo(() => ({ opening, listed, defaultPage }), [opening, listed, defaultPage]);
  const state = usePage(competition, start);
  const page = state.address.customer_page_id ?? defaultPage;
  return {
    ...state,
    page,
    pages,
    remember,
    forget,
    name:
      page === ALL_PAGES
        ? 'All pages'
        : (pages.find(({ id }) => id === page)?.name ?? (page === null ? '' : `Page ${page}`)),
  };
}

export type CompetitionState = ReturnType<typeof useCompetition>;
