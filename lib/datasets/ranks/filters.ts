import { COMMON_FILTERS, type Filters } from '../filters';

/** Last ranks of page one, which are at stake. */
export const STAKE_RANKS = 5;

/** The filters of ranks. */
export const rankFilters = {
  ...COMMON_FILTERS,
  country: { label: 'Country', hasNotStated: true },
  /** Keywords by name. */
  keyword: { label: 'Keyword' },
  key: { label: 'Power keyword', words: { yes: 'Yes', no: 'No' } },
  power: { label: 'Power SKU', words: { yes: 'power SKUs', no: 'other SKUs' }, hasNotStated: true },
  /** The verdict of the service. */
  target: { label: 'Target', words: { met: 'met', missed: 'missed' } },
  /** Whether two or more own SKUs are ranked for a keyword at a retailer. */
  several: { label: 'Own SKUs of a keyword', words: { yes: 'two or more', no: 'fewer than two' } },
} as const satisfies Filters;
