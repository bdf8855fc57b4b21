'use client';

import { usePage } from '@/components/layout/use-page';
import { type CompetitionStart, competition, pageOf } from '@/components/price-competition/page';
import { ALL_PAGES } from '@/lib/client/address/all-competition-pages';

/** Returns the page's state with the selected page of competitions. `params` is null if no page is selected. */
export function useCompetition(start: CompetitionStart) {
  const state = usePage(competition, start);
  const page = pageOf(state.address, start);
  return { ...state, page, name: nameOf(page, start) };
}

function nameOf(page: ReturnType<typeof pageOf>, { listed }: CompetitionStart): string {
  if (page === null) return '';
  return page === ALL_PAGES ? 'All pages' : (listed.find(({ id }) => id === page)?.name ?? `Page ${page}`);
}

export type CompetitionState = ReturnType<typeof useCompetition>;
