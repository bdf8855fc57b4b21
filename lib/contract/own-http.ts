/**
 * A header of our own queries: the service is to be asked again, however shortly ago that was, for the days that failed, or
 * for all that the query looks at.
 */
export const REFETCH_HEADER = 'x-endcap-refetch';
export const REFETCH_MODES = ['failed', 'all'] as const;
export type RefetchMode = (typeof REFETCH_MODES)[number];

/**
 * Queries about a list that only a browser has. They are sent as a POST with the parameters as JSON: an address would be too
 * short for a long list, and be logged. The server does not keep their answers.
 */
export const POSTED_QUERIES: readonly string[] = ['banners/booked', 'banners/booked-days', 'banners/booked-share'];
