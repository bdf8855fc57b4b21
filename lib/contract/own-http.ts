/**
 * Header of the dashboard's queries that requests data from the service again, even shortly after the last request: the
 * failed days, all days of the query, or the missing days, which includes those outside the plan.
 */
export const REFETCH_HEADER = 'x-endcap-refetch';
export const REFETCH_MODES = ['failed', 'missing', 'all'] as const;
export type RefetchMode = (typeof REFETCH_MODES)[number];
