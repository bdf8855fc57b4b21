import type * as z from 'zod/mini';
import { RELEVANCES } from '@/lib/contract/params';
import { choice, commonParams, list, whole } from '../params';

/** What every panel of Banners is asked with. */
export const bannersParams = {
  ...commonParams,
  /** Length of the period that ends with `date`. */
  days: whole(1, 366, 28),
  relevance: choice(RELEVANCES, 'RELEVANT'),
  first_n_e_retail_media: whole(1, 1000, 20),
  page_type: list(),
  type: list(),
  position: list(),
  category: list(),
  subcategory: list(),
  /** How much a banner counts by the type of its page, `HOME_PAGE:3`; a type without one counts 1. */
  weights: list(),
};

/** The kinds of page that people speak of most, in their order; all others are one more kind. */
export const GALLERY_KINDS = { home: 'HOME_PAGE', category: 'CATEGORY_PAGE', search: 'SEARCH_PAGE' } as const;

export type BannersParams = z.output<z.ZodMiniObject<typeof bannersParams>>;
