import type * as z from 'zod/mini';
import { RELEVANCES } from '@/lib/contract/params';
import { bannerFilters } from '@/lib/datasets/banners/filters';
import { choice, commonParams, filterParams, whole } from '../params';

/** Parameters of all queries of Banners. */
export const bannersParams = {
  ...commonParams,
  ...filterParams(bannerFilters),
  relevance: choice(RELEVANCES, 'RELEVANT'),
  first_n_e_retail_media: whole(1, 1000, 20),
};

/** The page types that the gallery groups by, in order. */
export const GALLERY_KINDS = { home: 'HOME_PAGE', category: 'CATEGORY_PAGE', search: 'SEARCH_PAGE' } as const;

/** The galleries: by page type, by change, and of all banners. */
export const GALLERY_VIEWS = ['home', 'category', 'search', 'new', 'ended', 'gallery'] as const;
export type GalleryView = (typeof GALLERY_VIEWS)[number];

export type BannersParams = z.output<z.ZodMiniObject<typeof bannersParams>>;
