import { banners, LABELS, SHOWS_COMPETITOR, SHOWS_OWN, weightedShare } from '@/lib/metrics/banners';
import { and, identifier, join, param, type Sql, sql } from '@/lib/metrics/sql';
import type { Measure } from '@/lib/metrics/view';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import { knownDays } from '@/lib/queries/shared/figures';
import { isOneOf, matchesSearch } from '@/lib/metrics/conditions';
import type { Run } from '../query';
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

export const { dayNeed, comparedNeed, periodNeed, comparedPeriodNeeds } = dayNeeds(
  banners,
  ({ relevance, first_n_e_retail_media }: BannersParams) => ({ relevance, first_n_e_retail_media }),
);

type BannerColumn = (typeof banners.columns)[number];

/** Columns that `chosenRows` reads. */
export const FILTER_COLUMNS = [
  'retailer_name',
  'page_type',
  'page_name',
  'e_retail_media_url',
  'e_retail_media_types',
  'e_retail_media_position',
  'own_label_count',
  'competitor_label_count',
  'own_labels',
  'competitor_labels',
] as const satisfies readonly BannerColumn[];

/** Returns the FROM operand of a need's banners, with these columns and those of the filters. */
export function bannerRows(run: Run, columns: readonly BannerColumn[] = [], as: string = banners.name): Sql {
  return run.from({ view: banners, as }, [...FILTER_COLUMNS, ...columns]);
}

const SEARCHED = sql`concat(ifNull(page_name, ''), ' ', ifNull(e_retail_media_url, ''), ' ', arrayStringConcat(arrayMap(label -> ifNull(label.brand, ''), ${LABELS}), ' '))`;

const LABEL_FILTERS = ['category', 'subcategory', 'brand'] as const;

/** Returns the filters as a condition on banners. Category, subcategory and brand have to match the same label. */
export function chosenRows(params: BannersParams, except?: BannerFilter): Sql {
  const given = (filter: 'retailer' | 'page_type' | 'type' | 'position') =>
    filter !== except && params[filter].length > 0;
  const label = labelCondition(params, except);
  return and(
    params.q !== '' && matchesSearch(SEARCHED, params.q),
    given('retailer') && isOneOf(sql`retailer_name`, params.retailer),
    given('page_type') && isOneOf(sql`page_type`, params.page_type),
    given('type') && sql`hasAny(e_retail_media_types, ${param(params.type, 'Array(String)')})`,
    given('position') && isOneOf(sql`toString(e_retail_media_position)`, params.position),
    label && sql`arrayExists(label -> ${label}, ${LABELS})`,
    except !== 'own' && params.own !== 'all' && (params.own === 'own' ? SHOWS_OWN : SHOWS_COMPETITOR),
  );
}

/** The condition on one `label`. Null if no filter is about labels. */
export function labelCondition(params: BannersParams, except?: BannerFilter): Sql | null {
  const given = LABEL_FILTERS.filter((filter) => filter !== except && params[filter].length > 0);
  if (given.length === 0) return null;
  return and(...given.map((filter) => isOneOf(sql`label.${identifier(filter)}`, params[filter])));
}

/** Returns the page types with a weight other than 1. */
export function unevenWeights({ weights }: Pick<BannersParams, 'weights'>): [string, number][] {
  return weights.flatMap((text): [string, number][] => {
    const at = text.lastIndexOf(':');
    const weight = Number(text.slice(at + 1));
    return at > 0 && text.slice(at + 1) !== '' && weight >= 0 && weight <= 100 && weight !== 1
      ? [[text.slice(0, at), weight]]
      : [];
  });
}

/** Returns SQL of the weight of a banner by its page type. */
export function weightOf(params: BannersParams): Sql {
  const weights = unevenWeights(params);
  if (weights.length === 0) return sql`1`;
  const types = weights.map(([type]) => type);
  const values = weights.map(([, weight]) => weight);
  return sql`transform(ifNull(toString(page_type), ''), ${param(types, 'Array(String)')}, ${param(values, 'Array(Float64)')}, 1.)`;
}

/** Returns the measure of banner share, with the weights that the user has set. */
export function shareMeasure(params: BannersParams): Measure {
  return weightedShare(unevenWeights(params).length > 0 ? weightOf(params) : null);
}

/** Returns the days with banners, oldest first. */
export function daysWithBanners(run: Run, as: string = banners.name): string[] {
  return knownDays(run, { view: banners, as });
}

/** Returns the strip letters of days without banners: n nothing published, x failed, - not collected. */
export function lettersWithoutBanners(run: Run): Map<string, string> {
  const lost = run.days({ view: banners }).filter(({ rows }) => rows === 0);
  return new Map(lost.map(({ day, state }) => [day, state === 'not_collected' ? '-' : state === 'failed' ? 'x' : 'n']));
}

const WALK = ['retailer_name', 'page_type', 'page_name', 'e_retail_media_position', 'row_no'];

/** The default order of banners: retailer, page type, page, position. */
export const WALK_ORDER = join(WALK.map((column) => sql`${identifier(column)} ASC NULLS LAST`));

/** Columns of a banner that tables show. */
export const NAMED = [
  'id',
  'retailer_name',
  'page_type',
  'page_type_name',
  'page_name',
  'banner',
  'own_brands',
  'competitor_brands',
] as const satisfies readonly BannerColumn[];
