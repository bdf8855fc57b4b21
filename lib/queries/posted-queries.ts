// Written by scripts/setup/list-queries.ts, which `npm run check` runs.

/** Queries that are requested by POST, for code that must not load them. */
export const POSTED_QUERIES: readonly string[] = ['banners/booked', 'banners/booked-days', 'banners/booked-share'];
