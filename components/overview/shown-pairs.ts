import type { Filters } from '@/components/overview/filters';
import { APPLIED_FACETS, type Pair } from '@/lib/client/competition/pair';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { selectItems } from '@/lib/client/facets';
import { oncePer, oncePerTwo } from '@/lib/client/once-per';
import type { Competition } from '@/lib/contract/price-competition';

/** As Price competition opens: selling prices of what is in stock. */
export const pairsOf = oncePer(
  (competitions: readonly Competition[]) => preparePairs(competitions, { kind: 'rsp', offers: 'standard' }).pairs,
);

/** What the filters leave, by the rules of that page: those that its rows do not know change nothing. */
export const shownPairs = oncePerTwo(
  (all: readonly Pair[], filters: Filters) => selectItems(all, APPLIED_FACETS, filters).items,
);
