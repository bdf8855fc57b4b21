import * as z from 'zod/mini';
import { LABELS } from '@/lib/metrics/banners';
import { raw, type Sql, sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { bannerRows, chosenRows, comparedNeed, dayNeed } from './needs';
import { bannersParams } from './params';

export interface HomeBrand {
  /** Null for banners without a brand. */
  name: string | null;
  own: boolean;
  /** Number of banners on the compared day and on the day. A banner with several brands is divided among them. */
  before: number;
  now: number;
}

export interface HomePages {
  /** Banners on home pages. Null if the day has no banners on any page. */
  before: number | null;
  now: number | null;
  /** Own brands first, then by number of banners. */
  brands: HomeBrand[];
}

/** Brands with banners on home pages, on the compared day and on the day. */
export const homePages = query({
  name: 'banners/home-pages',
  params: z.object(bannersParams),
  needs: (params) => [dayNeed(params), comparedNeed(params)],
  async answer(params, run): Promise<HomePages> {
    const where = chosenRows(params);
    const [now, before] = [bannerRows(run), bannerRows(run, [], 'compared')];
    const day = (rows: Sql, isNow: boolean) => sql`
      SELECT ${raw(String(isNow))} AS is_now, brand.1 AS name, brand.2 AS own, 1 / length(brands) AS part
      FROM (SELECT arrayDistinct(arrayConcat(
          arrayMap(label -> (label.brand, true), own_labels), arrayMap(label -> (label.brand, false), competitor_labels))) AS named,
          if(empty(${LABELS}), [(CAST(NULL, 'Nullable(String)'), false)], named) AS brands
        FROM ${rows} WHERE page_type = 'HOME_PAGE' AND ${where})
      ARRAY JOIN brands AS brand`;
    const count = (rows: Sql) =>
      sql`(SELECT if(count() = 0, NULL, countIf(page_type = 'HOME_PAGE' AND ${where})) FROM ${rows})`;
    const [brands, counts] = await Promise.all([
      run.rows<HomeBrand>(
        sql`SELECT name, toBool(own) AS own, sumIf(part, NOT is_now) AS before, sumIf(part, is_now) AS now
        FROM (${day(now, true)} UNION ALL ${day(before, false)})
        GROUP BY name, own ORDER BY own DESC, name IS NULL, now + before DESC, name`,
      ),
      run.row<Pick<HomePages, 'before' | 'now'>>(sql`SELECT ${count(before)} AS before, ${count(now)} AS now`),
    ]);
    return { ...counts, brands };
  },
});
