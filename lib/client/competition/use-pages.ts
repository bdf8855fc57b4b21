'use client';

import { useStored } from '@/lib/client/use-stored';

/** A page of competitions by its number, and how people call it. */
export interface CompetitionPage {
  id: number;
  name: string;
}

const NONE: readonly CompetitionPage[] = [];

/** The pages that an administrator listed, and those that this browser has met. */
export function usePages(listed: readonly CompetitionPage[]) {
  const [met, keep] = useStored<readonly CompetitionPage[]>('endcap.price-competition.pages', NONE);
  const others = (id: number) => met.filter((page) => page.id !== id);
  const own = met.filter(({ id }) => !listed.some((page) => page.id === id));
  return {
    pages: [...listed, ...own],
    remember: (page: CompetitionPage) => keep([...others(page.id), page]),
    forget: (id: number) => keep(others(id)),
  };
}
