import type { Filters } from '@/components/overview/filters';
import { selectItems } from '@/lib/client/facets';
import { oncePerTwo } from '@/lib/client/once-per';
import { type Score, SHARED } from '@/lib/client/visibility/score';

/** What the filters leave, by the rules of Visibility: those that its rows do not know change nothing. */
export const shownScores = oncePerTwo(
  (all: readonly Score[], filters: Filters) => selectItems(all, SHARED, filters).items,
);
