import { VERDICT_WORDS } from '@/lib/contract/known-values';
import { COMMON_FILTERS, type Filters } from '../filters';

/** The filters of competitions. `retailer` and `brand` are those of either side, `own` is about the base. */
export const competitionFilters = {
  ...COMMON_FILTERS,
  base_retailer: { label: 'Retailer of the base' },
  /** `name: value`, as in the other datasets. */
  tag: { label: 'Tag' },
  /** Verdicts of the service on the selected bucket. */
  verdict: { label: 'Verdict', words: VERDICT_WORDS, isOpen: true },
  /** Changes since the compared bucket. */
  since: {
    label: 'Since compared',
    words: {
      left: 'left the target',
      back: 'came back to target',
      kept: 'stayed on target',
      away: 'stayed near or off target',
    },
  },
} as const satisfies Filters;
