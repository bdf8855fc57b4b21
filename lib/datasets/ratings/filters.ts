import { COMMON_FILTERS, type Filters } from '../filters';

/** The filters of ratings. */
export const ratingFilters = { ...COMMON_FILTERS, tag: { label: 'Tag' } } as const satisfies Filters;
