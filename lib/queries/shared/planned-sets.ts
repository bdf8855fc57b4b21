import type { Identifier } from '@/lib/contract/identifier';
import type { VISIBILITY_TYPES } from '@/lib/contract/params';

/** Parameters of sets that the plan collects and pages read. A page that named others would have no rows. */

/** Number of first products of a shelf, which is also the default of `first_n_products`. */
export const FIRST_PRODUCTS = 20;

/** The scores that name the shelves of search results or categories. */
export function shelfScores(visibility_type: (typeof VISIBILITY_TYPES)[number]) {
  return { visibility_type, position_type: 'OVERALL', first_n_products: FIRST_PRODUCTS } as const;
}

/** The competitions of a page by day. */
export function dailyCompetitions(customer_page_id: Identifier) {
  return { customer_page_id, time_dimension: 'DAILY', price_type: 'TOTAL' } as const;
}

/** The banners of a day. */
export const PLANNED_BANNERS = { relevance: 'RELEVANT', first_n_e_retail_media: 20 } as const;
