/** A header of our own queries: the service is to be asked again for the days that failed, however shortly ago that was. */
export const ANEW_HEADER = 'x-endcap-anew';
