import * as z from 'zod/mini';
import { LABELS, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import { identifier, type Sql, sql } from '@/lib/metrics/sql';
import { type Facets, facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { type BannerFilter, bannerRows, chosenRows, dayNeed, labelCondition } from './needs';
import { type BannersParams, bannersParams } from './params';

export type BannerFacets = Facets<BannerFilter>;

/** The filter values of Banners on a day, with the number of banners of each. */
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

/** Counts values of labels. Only labels that pass the other label filters are counted. */
function ofLabels(field: 'brand' | 'category' | 'subcategory', params: BannersParams): Sql {
  const passes = labelCondition(params, field) ?? sql`true`;
  return sql`arrayMap(label -> label.${identifier(field)}, arrayFilter(label -> ${passes}, ${LABELS}))`;
}
