import * as z from 'zod/mini';
import { banners, LABELS } from '@/lib/datasets/banners/view';
import { isBetween } from '@/lib/metrics/conditions';
import { and, sql } from '@/lib/metrics/sql';
import { periodStart } from '@/lib/queries/shared/dates';
import { query } from '../query';
import { periodNeed } from './needs';
import { bannersParams } from './params';

const { c } = banners;

/** Consecutive days on which all banners of a page type at a retailer show the same single brand. */
export interface Takeover {
  retailer_name: string | null;
  page_type: string | null;
  page_type_name: string | null;
  brand: string;
  own: boolean;
  first: string;
  last: string;
  days: number;
  /** It began on the first day of the period with banners of the page type, so it may have begun earlier. */
  open_start: boolean;
  /** A later day has banners of the page type, and not only of this brand. */
  ended: boolean;
  /** Banners of the page type on the last day. */
  banners: number;
}

/**
 * Finds days on which all banners of a page type, at least two, show the same single brand. Days without banners of the
 * page type neither end a takeover nor count. The filters of single banners select takeovers by the banners of their last
 * day.
 */
export const takeovers = query({
  name: 'banners/takeovers',
  params: z.object(bannersParams),
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<Takeover[]> {
    const first = periodStart(params.date, params.days);
    const isInPeriod = isBetween(c.day, first, params.date);
    const anyLabel = { ...params, brand: [], category: [], subcategory: [], own: 'all' as const };
    // Filters of single banners would leave one brand of a page that shows several.
    const where = and(banners.where({ ...anyLabel, position: [], type: [], q: '' }), isInPeriod);
    const isSelected = banners.where(anyLabel);
    const brandsOfBanner = sql`arrayMap(label -> ifNull(label.brand, ''), ${LABELS})`;
    return run.rows<Takeover>(
      sql`SELECT retailer_name, page_type, any(type_name) AS page_type_name, brand, toBool(max(own)) AS own, toString(min(day)) AS first,
        toString(max(day)) AS last, count() AS days, toBool(min(day) = any(first_day)) AS open_start,
        toBool(max(day) < any(last_day)) AS ended, argMax(banners, day) AS banners
      FROM (
        SELECT *, day_no - row_number() OVER (PARTITION BY retailer_name, page_type, brand ORDER BY day) AS island FROM (
          SELECT *, row_number() OVER (PARTITION BY retailer_name, page_type ORDER BY day) AS day_no,
            min(day) OVER (PARTITION BY retailer_name, page_type) AS first_day,
            max(day) OVER (PARTITION BY retailer_name, page_type) AS last_day
          FROM (
          SELECT ${c.day}, ${c.retailer_name}, ${c.page_type}, any(${c.page_type_name}) AS type_name, count() AS banners, countIf(${isSelected}) AS selected,
            arrayDistinct(arrayFlatten(groupArray(${brandsOfBanner}))) AS brands, brands[1] AS brand,
            max(notEmpty(${c.own_labels})) AS own, max(empty(${LABELS})) AS unlabelled
          FROM ${run.from({ view: banners })} WHERE ${where}
          GROUP BY ${c.day}, ${c.retailer_name}, ${c.page_type}))
        WHERE banners >= 2 AND length(brands) = 1 AND brand != '' AND unlabelled = 0)
      GROUP BY retailer_name, page_type, brand, island HAVING argMax(selected, day) > 0
      ORDER BY last DESC, days DESC, retailer_name, page_type LIMIT 50`,
    );
  },
});
