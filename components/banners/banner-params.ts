import {
  type AddressOf,
  comparedDay,
  comparison,
  field,
  type KnownDays,
  listField,
  ownField,
} from '@/lib/client/address';
import type { Weights } from '@/lib/client/banners/weights';
import { choice } from '@/lib/contract/params';
import { bannersParams, GALLERY_KINDS } from '@/lib/queries/banners/params';
import { addDays } from '@/lib/queries/shared/dates';

/** The gallery by kind of page, by what changed, and whole; then what is read as a table. */
const GALLERY_VIEWS = ['home', 'category', 'search', 'other', 'new', 'ended', 'gallery'] as const;
export type GalleryView = (typeof GALLERY_VIEWS)[number];
export const BANNER_TABS = [...GALLERY_VIEWS, 'changes', 'runs', 'labels', 'table', 'proof', 'booked'] as const;
export type BannerTab = (typeof BANNER_TABS)[number];

export function isGallery(tab: BannerTab): tab is GalleryView {
  return (GALLERY_VIEWS as readonly string[]).includes(tab);
}

/** Cards of the gallery that come at once. */
export const GALLERY_STEP = 24;

/** What the address of Banners says, each read by the schema of the queries themselves. */
export const bannerFields = {
  /** Without it the page shows its newest day. */
  date: field(bannersParams.date, null),
  /** What the day is compared with. */
  against: field(comparison, 'previous'),
  days: field(bannersParams.days, 28),
  relevance: field(bannersParams.relevance, 'RELEVANT'),
  first_n_e_retail_media: field(bannersParams.first_n_e_retail_media, 20),
  retailer: listField,
  brand: listField,
  page_type: listField,
  type: listField,
  position: listField,
  category: listField,
  subcategory: listField,
  own: ownField,
  q: field(bannersParams.q, ''),
  order: field(choice('Order of the gallery', ['newest', 'longest', 'place']), 'newest'),
  view: field(choice('What is shown', BANNER_TABS), 'home'),
};

export type BannerParams = AddressOf<typeof bannerFields>;

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
  const { view: _, order: __, date: ___, against: ____, ...asked } = params;
  const uneven = Object.entries(weights).filter(([, weight]) => weight !== 1);
  return {
    ...asked,
    date: dates.date,
    against: dates.against,
    weights: uneven.map(([type, weight]) => `${type}:${weight}`),
  };
}

export type BannersAsked = ReturnType<typeof bannersAsked>;

/** What is shown: home pages, and everything where none has a banner. */
export function shownView(
  { view }: Pick<BannerParams, 'view'>,
  kinds: readonly { page_type: string | null }[] | undefined,
): BannerTab {
  const isThere = !kinds || kinds.length === 0 || kinds.some(({ page_type }) => page_type === GALLERY_KINDS.home);
  return view === 'home' && !isThere ? 'gallery' : view;
}

/** What the cards of a view are asked with. */
export function cardsParams<Asked extends object>(
  asked: Asked,
  view: GalleryView,
  shownOrder: BannerParams['order'],
  limit: number,
) {
  const of = view === 'new' || view === 'ended' ? view : ('day' as const);
  const kind = view === 'new' || view === 'ended' || view === 'gallery' ? ('all' as const) : view;
  return { ...asked, of, kind, order: shownOrder, limit };
}

/** What the walk through all banners is asked with. */
export function galleryParams<Asked extends object>(asked: Asked, limit: number) {
  return { ...asked, sort: 'walk.asc', offset: 0, limit };
}
