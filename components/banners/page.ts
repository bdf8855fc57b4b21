import { commonAddress, definePage, type PageDates, type PageStart } from '@/components/layout/define-page';
import { type AddressOf, type Field, field, filterFields } from '@/lib/client/address/address';
import { selectParams } from '@/lib/client/address/address-params';
import { readTuple, writeList } from '@/lib/client/address/url-list';
import { weightWords } from '@/lib/client/format/weight-words';
import { choice } from '@/lib/contract/params';
import type { BannerWeights } from '@/lib/contract/setting-values';
import { bannerFilters } from '@/lib/datasets/banners/filters';
import { bannersParams, GALLERY_KINDS, GALLERY_VIEWS } from '@/lib/queries/banners/params';

/** The galleries, then the tables. */
const BANNER_TABS = [...GALLERY_VIEWS, 'changes', 'runs', 'labels', 'table', 'proof', 'booked'] as const;
export type BannerTab = (typeof BANNER_TABS)[number];

/** Number of cards of the gallery in a request. */
export const GALLERY_STEP = 24;

/** Retailer, page type and brand of a takeover. `NOT_STATED` if the data has none. */
const takeoverField: Field<string[], null> = {
  parse(raw) {
    const values = readTuple(raw);
    return values.length === 3 ? values : null;
  },
  serialize: writeList,
  initial: null,
};

const address = {
  ...commonAddress,
  relevance: field(bannersParams.relevance, 'RELEVANT'),
  first_n_e_retail_media: field(bannersParams.first_n_e_retail_media, 20),
  ...filterFields(bannerFilters),
  order: field(choice('Order of the gallery', ['newest', 'longest', 'place']), 'newest'),
  view: field(choice('The view', BANNER_TABS), 'home'),
  /** The takeover whose banners the views show. It does not filter the figures. */
  takeover: takeoverField,
};

export type BannersAddress = AddressOf<typeof address>;

export interface BannersStart extends PageStart {
  /** The weights of the account, in the browser. */
  weights?: BannerWeights;
  /** Numbers of the pages of Price competition, whose retailers bookings may name. */
  pages: readonly number[];
}

function queryParams(address: BannersAddress, dates: PageDates) {
  return selectParams(bannersParams, { ...address, ...dates });
}

export type BannersParams = ReturnType<typeof queryParams>;

/** Returns the parameters of shares: of own banners alone, a share would always be 100%. */
export function shareParams(params: BannersParams) {
  return { ...params, own: 'all' } as const;
}

/**
 * Returns the parameters of the views: those of the page, and only the banners of a selected takeover. The list of takeovers
 * ignores filters by brand mentions, so its banners do too.
 */
export function viewParams(params: BannersParams, { takeover }: Pick<BannersAddress, 'takeover'>): BannersParams {
  const [retailer, pageType, brand] = takeover ?? [];
  if (!brand) return params;
  return {
    ...params,
    retailer: retailer ? [retailer] : params.retailer,
    page_type: pageType ? [pageType] : params.page_type,
    brand: [brand],
    own: 'all',
    category: [],
    subcategory: [],
  };
}

export const banners = definePage({
  name: 'banners',
  title: 'Banners',
  address,
  daysParams: () => ({}),
  params: queryParams,
  main: 'banners/change-counts',
  datasets: ['content_detail'],
  filters: bannerFilters,
  settings: {
    title: 'Banners and weights',
    label: ({ relevance }) => (relevance === 'ALL' ? 'All banners' : 'Own or competitor'),
  },
  notes({ relevance, first_n_e_retail_media: first }, format, { weights = {} }: BannersStart) {
    return [
      relevance === 'ALL' ? 'all banners' : 'banners of own brands or competitors',
      `first ${format.integer(first)} of a page`,
      weightWords(weights) ?? '',
    ];
  },
  workbook: {
    title: ({ date }) => `Banners ${date}`,
    figures: shareParams,
    sheets: (params) => [
      { title: 'Banners', query: 'banners/placements', params, tab: 'table' },
      { title: 'Banner share', query: 'banners/shares', params: shareParams(params) },
      { title: 'Changes', query: 'banners/changes', params, tab: 'changes' },
      { title: 'Run lengths', query: 'banners/runs', params, tab: 'runs' },
    ],
  },
});

/** Returns the view of the address. Replaces home pages with all banners if no home page has one. */
export function shownView(view: BannerTab, kinds: readonly { page_type: string | null }[]): BannerTab {
  const hasHome = kinds.length === 0 || kinds.some(({ page_type }) => page_type === GALLERY_KINDS.home);
  return view === 'home' && !hasHome ? 'gallery' : view;
}
