import * as z from 'zod/mini';
import type { Weights } from '@/lib/client/banners/weights';
import { addDays } from '@/lib/client/period';
import { readList, writeList } from '@/lib/client/url-list';
import { choice } from '@/lib/contract/params';
import type { Days } from '@/lib/queries/banners/days';
import { bannersParams } from '@/lib/queries/banners/params';

export const BANNER_TABS = ['gallery', 'changes', 'runs', 'labels', 'table', 'proof', 'booked'] as const;
export type BannerTab = (typeof BANNER_TABS)[number];

/** Banners of the gallery that come at once. */
export const GALLERY_STEP = 48;

export const COMPARISONS = ['previous', 'week', '4weeks'] as const;
/** Days back, of the comparisons that are a fixed step. */
const STEPS = { previous: 1, week: 7, '4weeks': 28 } as const;
/** The previous day is the newest collected one before, but none that lies further back than this. */
const FARTHEST = 7;

/** A parameter of the address. */
interface Field<Value> {
  /** Null for what it refuses. */
  parse: (raw: string) => Value | null;
  serialize: (value: Value) => string;
}

function field<Value extends string | number>(schema: z.ZodMiniType<Value>): Field<Value> {
  return { parse: (raw) => schema.safeParse(raw).data ?? null, serialize: String };
}

const listField: Field<string[]> = { parse: readList, serialize: writeList };

const named = choice('The comparison', COMPARISONS);
const comparison = z.union([named, bannersParams.date], {
  error: ({ input }) =>
    `${JSON.stringify(input)} is nothing to compare with. Write ${COMPARISONS.join(', ')} or a day such as 2026-03-31.`,
});
const tab = choice('What is shown', BANNER_TABS);

/** Other pages write a list of whose there; both of them, or neither, leave all. */
const ownField: Field<'own' | 'competitor' | 'all'> = {
  parse(raw) {
    const [only, ...others] = readList(raw).filter((one) => one === 'own' || one === 'competitor');
    return only && others.length === 0 ? only : 'all';
  },
  serialize: String,
};

/** What the address of Banners says, each read by the schema of the queries themselves. */
export const bannerFields = {
  /** Without it the page shows its newest day. */
  date: field(bannersParams.date),
  /** What the day is compared with: one of COMPARISONS, or a day. */
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

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the address on the server, as the browser reads it. */
export function readBannerParams(search: Search): BannerParams {
  const read = Object.entries(bannerFields).flatMap(([name, { parse }]) => {
    const raw = [search[name]].flat()[0];
    const value = raw === undefined ? null : parse(raw);
    return value === null ? [] : [[name, value]];
  });
  // Each value is of its own field's type.
  return { ...initialParams, ...(Object.fromEntries(read) as Partial<BannerParams>) };
}

export interface BannerDates {
  date: string;
  /** The day to compare with. */
  against: string;
  /** First day of the period that ends with `date`. */
  from: string;
}

/** The days that an address means. @param opening the day of a page that names none */
export function bannerDates({ date, against, days }: BannerParams, known: Days | null, opening: string): BannerDates {
  const shown = date ?? known?.newest ?? opening;
  return { date: shown, against: comparedDay(shown, against, known), from: addDays(shown, 1 - days) };
}

function comparedDay(date: string, against: string, known: Days | null): string {
  const step = named.safeParse(against).data;
  if (!step) return against;
  const fixed = addDays(date, -STEPS[step]);
  if (step !== 'previous') return fixed;
  const farthest = addDays(date, -FARTHEST);
  const isThere = (state: string) => state === 'complete' || state === 'partly';
  const newest = known?.days.findLast((one) => one.day < date && one.day >= farthest && isThere(one.state));
  return newest?.day ?? fixed;
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
