import * as z from 'zod/mini';
import { LABELS, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import { identifier, type Sql, sql } from '@/lib/metrics/sql';
import { type Facets, facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { type BannerFilter, bannerRows, chosenRows, dayNeed, labelCondition } from './needs';
import { type BannersParams, bannersParams } from './params';

export type BannerFacets = Facets<BannerFilter>;

/** What Banners can be filtered by on a day: the banners that each value would leave. */
export const facets = query({
  name: 'banners/facets',
  params: z.object({ ...bannersParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<BannerFacets> {
    return facetsOf<BannerFilter>(run, {
      rows: bannerRows(run),
      values: {
        retailer: sql`[toString(retailer_name)]`,
        page_type: sql`[toString(page_type)]`,
        type: sql`e_retail_media_types`,
        position: sql`[toString(e_retail_media_position)]`,
        own: sql`arrayConcat(if(${SHOWS_OWN}, ['own'], []), if(${SHOWS_COMPETITOR}, ['competitor'], []))`,
        brand: ofLabels('brand', params),
        category: ofLabels('category', params),
        subcategory: ofLabels('subcategory', params),
      },
      where: (except) => chosenRows(params, except),
      find: params.find,
    });
  },
});

/** Only those labels of a banner count that pass the other filters of labels. */
function ofLabels(field: 'brand' | 'category' | 'subcategory', params: BannersParams): Sql {
  const passes = labelCondition(params, field) ?? sql`true`;
  return sql`arrayMap(label -> label.${identifier(field)}, arrayFilter(label -> ${passes}, ${LABELS}))`;
}
