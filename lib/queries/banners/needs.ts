import { banners, LABELS, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import type { TableColumn } from '@/lib/queries/column';
import { isOutside, periodStart } from '@/lib/queries/shared/dates';
import { type Condition, filterRows } from '../filter-rows';
import type { Need, Run } from '../query';
import type { BannersParams } from './params';

export type BannerFilter =
  | 'retailer'
  | 'page_type'
  | 'type'
  | 'position'
  | 'own'
  | 'brand'
  | 'category'
  | 'subcategory';

function variant({ relevance, first_n_e_retail_media }: BannersParams) {
  return { relevance, first_n_e_retail_media };
}

/** The banners of the day, which are collected before everything else where they are missing. */
export function dayNeed(params: BannersParams): Need {
  return { view: banners, params: variant(params), from: params.date, to: params.date, urgent: true };
}

/** The banners of the compared day, under the name `compared`. */
export function comparedNeed(params: BannersParams): Need {
  const compared = params.against ?? params.date;
  return { as: 'compared', view: banners, params: variant(params), from: compared, to: compared, urgent: true };
}

/** The banners of the period. */
export function periodNeed(params: BannersParams): Need {
  return { view: banners, params: variant(params), from: periodStart(params.date, params.days), to: params.date };
}

/** The banners of the period and of the compared day, which is a need of its own where the period does not include it. */
export function comparedPeriodNeeds(params: BannersParams): Need[] {
  const period = periodNeed(params);
  return isOutside(params, params.against) ? [period, { ...comparedNeed(params), partOf: banners.name }] : [period];
}

const LABEL_FILTERS = ['category', 'subcategory', 'brand'] as const;

/** Which banners are meant. Category, subcategory and brand are asked of one and the same label. */
export function chosenRows(params: BannersParams, except?: BannerFilter): Condition {
  const parts: string[] = [];
  const bound: Record<string, unknown> = {};
  const among = (filter: BannerFilter, sql: (name: string) => string) => {
    const values = params[filter];
    if (filter === except || !Array.isArray(values) || values.length === 0) return;
    parts.push(sql(`{filter_${filter}:Array(String)}`));
    bound[`filter_${filter}`] = values;
  };
  among('page_type', (values) => `page_type IN ${values}`);
  among('type', (values) => `hasAny(e_retail_media_types, ${values})`);
  among('position', (values) => `toString(e_retail_media_position) IN ${values}`);
  const label = labelCondition(params, except);
  if (label) {
    parts.push(`arrayExists(label -> ${label.sql}, ${LABELS})`);
    Object.assign(bound, label.params);
  }
  if (except !== 'own' && params.own !== 'all') parts.push(params.own === 'own' ? SHOWS_OWN : SHOWS_COMPETITOR);
  const shared = filterRows(banners, params, except === 'retailer' ? 'retailer' : undefined);
  return { sql: [shared.sql, ...parts].join(' AND '), params: { ...shared.params, ...bound } };
}

/** The condition on one `label`; null where no filter asks for one. */
export function labelCondition(params: BannersParams, except?: BannerFilter): Condition | null {
  const asked = LABEL_FILTERS.filter((filter) => filter !== except && params[filter].length > 0);
  if (asked.length === 0) return null;
  return {
    sql: asked.map((filter) => `label.${filter} IN {label_${filter}:Array(String)}`).join(' AND '),
    params: Object.fromEntries(asked.map((filter) => [`label_${filter}`, params[filter]])),
  };
}

/** The types that have a weight other than 1. */
export function unevenWeights({ weights }: Pick<BannersParams, 'weights'>): [string, number][] {
  return weights.flatMap((text): [string, number][] => {
    const at = text.lastIndexOf(':');
    const weight = Number(text.slice(at + 1));
    return at > 0 && text.slice(at + 1) !== '' && weight >= 0 && weight <= 100 && weight !== 1
      ? [[text.slice(0, at), weight]]
      : [];
  });
}

/** SQL: the weight of a banner by its page type. */
export function weightOf(params: BannersParams): Condition {
  const weights = unevenWeights(params);
  if (weights.length === 0) return { sql: '1', params: {} };
  return {
    sql: "transform(ifNull(toString(page_type), ''), {weight_types:Array(String)}, {weight_values:Array(Float64)}, 1.)",
    params: { weight_types: weights.map(([type]) => type), weight_values: weights.map(([, weight]) => weight) },
  };
}

/** Returns the days of these rows that have banners, the oldest first. */
export function daysWithBanners(run: Run, as: string = banners.name): string[] {
  return run
    .days({ view: banners, as })
    .filter(({ rows }) => rows > 0)
    .map(({ day }) => day);
}

/** The letter in strips of each day without banners: n nothing published, x failed, - not collected. */
export function lettersWithoutBanners(run: Run): Map<string, string> {
  const lost = run.days({ view: banners }).filter(({ rows }) => rows === 0);
  return new Map(lost.map(({ day, state }) => [day, state === 'not_collected' ? '-' : state === 'failed' ? 'x' : 'n']));
}

/** The order of a walk through the shops: retailer, kind of page, page, position on it. */
export const WALK = ['retailer_name', 'page_type', 'page_name', 'e_retail_media_position', 'row_no'] as const;

export const BANNER: TableColumn = {
  title: 'Banner',
  kind: 'text',
  definition: "The last part of the banner's address: rows have no name for it.",
};

/** What a row of a table says of a banner. */
export const NAMED = [
  'id',
  'retailer_name',
  'page_type',
  'page_type_name',
  'page_name',
  'banner',
  'own_brands',
  'competitor_brands',
];
