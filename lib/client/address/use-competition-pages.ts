'use client';

import { useStored } from '@/lib/client/browser/use-stored';

/** A page of competitions. */
export interface CompetitionPage {
  id: number;
  name: string;
}

const NONE: readonly CompetitionPage[] = [];

/** Returns the pages that an administrator listed and those that were opened in this browser. */
export function usePages(listed: readonly CompetitionPage[]) {
  const [stored, store] = useStored<readonly CompetitionPage[]>('endcap.price-competition.pages', NONE);
  const others = (id: number) => stored.filter((page) => page.id !== id);
  const own = stored.filter(({ id }) => !listed.some((page) => page.id === id));
  return {
    pages: [...listed, ...own],
    remember: (page: CompetitionPage) => store([...others(page.id), page]),
    forget: (id: number) => store(others(id)),
  };
}
