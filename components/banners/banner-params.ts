import {
  comparedDay,
  comparison,
  field,
  type KnownDays,
  listField,
  ownField,
  readAddress,
  type Search,
} from '@/lib/client/address';
import type { Weights } from '@/lib/client/banners/weights';
import { addDays } from '@/lib/client/period';
import { choice } from '@/lib/contract/params';
import { bannersParams } from '@/lib/queries/banners/params';

export const BANNER_TABS = ['gallery', 'changes', 'runs', 'labels', 'table', 'proof', 'booked'] as const;
export type BannerTab = (typeof BANNER_TABS)[number];

/** Banners of the gallery that come at once. */
export const GALLERY_STEP = 48;

const tab = choice('What is shown', BANNER_TABS);

/** What the address of Banners says, each read by the schema of the queries themselves. */
export const bannerFields = {
  /** Without it the page shows its newest day. */
  date: field(bannersParams.date),
  /** What the day is compared with. */
  against: field(comparison),
  days: field(bannersParams.days),
  relevance: field(bannersParams.relevance),
  first_n_e_retail_media: field(bannersParams.first_n_e_retail_media),
  retailer: listField,
  brand: listField,
  page_type: listField,
  type: listField,
  position: listField,
  category: listField,
  subcategory: listField,
  own: ownField,
  q: field(bannersParams.q),
  view: field(tab),
};

export interface BannerParams {
  date: string | null;
  against: string;
  days: number;
  relevance: 'RELEVANT' | 'ALL';
  first_n_e_retail_media: number;
  retailer: string[];
  brand: string[];
  page_type: string[];
  type: string[];
  position: string[];
  category: string[];
  subcategory: string[];
  own: 'own' | 'competitor' | 'all';
  q: string;
  view: BannerTab;
}

/** What the page shows where the address says nothing. */
export const initialParams: BannerParams = {
  date: null,
  against: 'previous',
  days: 28,
  relevance: 'RELEVANT',
  first_n_e_retail_media: 20,
  retailer: [],
  brand: [],
  page_type: [],
  type: [],
  position: [],
  category: [],
  subcategory: [],
  own: 'all',
  q: '',
  view: 'gallery',
};

/** For the sentence about what an address says and cannot be followed. */
export const refusableSchemas = {
  date: bannersParams.date,
  against: comparison,
  days: bannersParams.days,
  relevance: bannersParams.relevance,
  first_n_e_retail_media: bannersParams.first_n_e_retail_media,
  view: tab,
};

/** Reads the address on the server, as the browser reads it. */
export function readBannerParams(search: Search): BannerParams {
  return readAddress(bannerFields, initialParams, search);
}

export interface BannerDates {
  date: string;
  /** The day to compare with. */
  against: string;
  /** First day of the period that ends with `date`. */
  from: string;
}

/** The days that an address means. @param opening the day of a page that names none */
export function bannerDates(
  { date, against, days }: BannerParams,
  known: KnownDays | null,
  opening: string,
): BannerDates {
  const shown = date ?? known?.newest ?? opening;
  return { date: shown, against: comparedDay(shown, against, known), from: addDays(shown, 1 - days) };
}

/** What the queries of the page are asked with. */
export function bannersAsked(params: BannerParams, dates: BannerDates, weights: Weights) {
  const { view: _, date: __, against: ___, ...asked } = params;
  const uneven = Object.entries(weights).filter(([, weight]) => weight !== 1);
  return {
    ...asked,
    date: dates.date,
    against: dates.against,
    weights: uneven.map(([type, weight]) => `${type}:${weight}`),
  };
}

export type BannersAsked = ReturnType<typeof bannersAsked>;

export function galleryParams<Asked extends object>(asked: Asked, limit: number) {
  return { ...asked, sort: 'walk.asc', offset: 0, limit };
}
