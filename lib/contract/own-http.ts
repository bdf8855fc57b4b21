/**
 * A header of our own queries: the service is to be asked again, however shortly ago that was, for the days that failed, or
 * for all that the query looks at.
 */
export const ANEW_HEADER = 'x-endcap-anew';
export const ANEW = ['failed', 'all'] as const;
export type Anew = (typeof ANEW)[number];
