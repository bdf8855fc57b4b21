import { banners, weightedShare } from '@/lib/datasets/banners/view';
import { join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Measure } from '@/lib/metrics/view';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import { knownDays } from '@/lib/queries/shared/figures';
import type { Run } from '../query';
import type { BannersParams } from './params';

const { c } = banners;

export const { TODAY, COMPARED, todayNeed, comparedNeed, bothDayNeeds, periodNeed, comparedPeriodNeeds } = dayNeeds(
  banners,
  ({ relevance, first_n_e_retail_media }: BannersParams) => ({ relevance, first_n_e_retail_media }),
);

/** Returns SQL of the weight of a banner by its page type in the account, null if all weigh the same. */
function weightSql({ settings }: Run): Sql | null {
  const uneven = Object.entries(settings.banner_weights).filter(([, weight]) => weight !== 1);
  if (uneven.length === 0) return null;
  const types = uneven.map(([type]) => type);
  const values = uneven.map(([, weight]) => weight);
  return sql`transform(ifNull(toString(${c.page_type}), ''), ${param(types, 'Array(String)')}, ${param(values, 'Array(Float64)')}, 1.)`;
}

/** Returns SQL of the weight of a banner. */
export function weightOf(run: Run): Sql {
  return weightSql(run) ?? sql`1`;
}

/** Returns the measure of banner share. */
export function shareMeasure(run: Run): Measure {
  return weightedShare(weightSql(run));
}

/** Returns the days with banners, oldest first. */
export function daysWithBanners(run: Run): string[] {
  return knownDays(run, { view: banners });
}

/** Returns whether the day and the compared day have banners, so that changes are known. */
export function isCompared(run: Run): boolean {
  return [TODAY, COMPARED].every((need) => knownDays(run, need).length > 0);
}

/** Returns the strip letters of days without banners: n nothing published, x failed, - not collected. */
export function lettersWithoutBanners(run: Run): Map<string, string> {
  const lost = run.days({ view: banners }).filter(({ rows }) => rows === 0);
  return new Map(lost.map(({ day, state }) => [day, state === 'not_collected' ? '-' : state === 'failed' ? 'x' : 'n']));
}

const WALK = [c.retailer_name, c.page_type, c.page_name, c.e_retail_media_position, c.row_no];

/** The default order of banners: retailer, page type, page, position. */
export const WALK_ORDER = join(WALK.map((column) => sql`${column} ASC NULLS LAST`));

type BannerColumn = keyof typeof c;

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

/** Returns columns of a tuple that has columns of a banner. */
export function columnsIn(tuple: string, names: readonly BannerColumn[]): Sql {
  return join(names.map((name) => sql`${raw(tuple)}.${c[name]} AS ${c[name]}`));
}
