import type { Filters } from '@/components/overview/filters';
import { selectItems } from '@/lib/client/facets';
import { oncePerTwo } from '@/lib/client/once-per';
import { type Ranking, SHARED_HERE } from '@/lib/client/rankings/ranking';

/** What the filters leave, by the rules of Search rankings: those that its rows do not know change nothing. */
export const shownRankings = oncePerTwo(
  (all: readonly Ranking[], filters: Filters) => selectItems(all, SHARED_HERE, filters).items,
);
