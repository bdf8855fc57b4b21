import * as z from 'zod/mini';
import { banners, LABELS, ON_HOME_PAGE, ownPairs } from '@/lib/datasets/banners/view';
import { and, raw, sql } from '@/lib/metrics/sql';
import { type Need, query } from '../query';
import { COMPARED, comparedNeed, TODAY, todayNeed } from './needs';
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
  needs: (params) => [todayNeed(params), comparedNeed(params)],
  async answer(params, run): Promise<HomePages> {
    const isShown = and(ON_HOME_PAGE, banners.where(params));
    const brandsOn = (need: Pick<Need, 'view' | 'as'>) => sql`
      SELECT ${raw(String(need === TODAY))} AS is_now, brand.1 AS name, brand.2 AS own, 1 / length(brands) AS part
      FROM (
        SELECT arrayDistinct(${ownPairs(sql`label.brand`)}) AS named,
          if(empty(${LABELS}), [(CAST(NULL, 'Nullable(String)'), false)], named) AS brands
        FROM ${run.from(need)} WHERE ${isShown})
      ARRAY JOIN brands AS brand`;
    const count = (need: Pick<Need, 'view' | 'as'>) =>
      sql`(SELECT if(count() = 0, NULL, countIf(${isShown})) FROM ${run.from(need)})`;
    const [brands, counts] = await Promise.all([
      run.rows<HomeBrand>(
        sql`SELECT name, toBool(own) AS own, sumIf(part, NOT is_now) AS before, sumIf(part, is_now) AS now
        FROM (${brandsOn(TODAY)} UNION ALL ${brandsOn(COMPARED)})
        GROUP BY name, own ORDER BY own DESC, name IS NULL, now + before DESC, name`,
      ),
      run.row<Pick<HomePages, 'before' | 'now'>>(sql`SELECT ${count(COMPARED)} AS before, ${count(TODAY)} AS now`),
    ]);
    return { ...counts, brands };
  },
});
