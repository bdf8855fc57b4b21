/**
 * Header of the dashboard's queries that requests data from the service again, even shortly after the last request: the
 * failed days, all days of the query, or the missing days, which includes those outside the plan.
 */
export const REFETCH_HEADER = 'x-endcap-refetch';
export const REFETCH_MODES = ['failed', 'missing', 'all'] as const;
export type RefetchMode = (typeof REFETCH_MODES)[number];

/**
 * Queries with a list that only the browser has. They are sent by POST with JSON parameters, as a long list does not
 * fit into an address and must not be logged. The server does not cache their answers.
 */
export const POSTED_QUERIES: readonly string[] = ['banners/booked', 'banners/booked-days', 'banners/booked-share'];
