import * as z from 'zod/mini';
import { LABELS, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { type BannerFilter, chosenRows, dayNeed, labelCondition } from './needs';
import { bannersParams } from './params';

export type BannerFacets = Partial<Record<BannerFilter, FacetValues>>;

const VALUES: Readonly<Record<Exclude<BannerFilter, 'brand' | 'category' | 'subcategory'>, string>> = {
  retailer: 'toString(retailer_name)',
  page_type: 'toString(page_type)',
  type: 'arrayJoin(arrayDistinct(e_retail_media_types))',
  position: 'toString(e_retail_media_position)',
  own: `arrayJoin(arrayConcat(if(${SHOWS_OWN}, ['own'], []), if(${SHOWS_COMPETITOR}, ['competitor'], [])))`,
};
const LABEL_FACETS = ['brand', 'category', 'subcategory'] as const;

/** What Banners can be filtered by on a day: the banners that each value would leave, counted under all other filters. */
export const facets = query({
  name: 'banners/facets',
  params: z.object({ ...bannersParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<BannerFacets> {
    const part = (facet: BannerFilter, value: string) => `
      SELECT '${facet}' AS facet, ${value} AS value, count() AS count FROM banners
      WHERE ${chosenRows(params, facet).sql} GROUP BY value HAVING value IS NOT NULL AND value != ''`;
    const parts = [
      ...Object.entries(VALUES).map(([facet, value]) => part(facet as BannerFilter, value)),
      ...LABEL_FACETS.map((facet) => {
        // Of a banner's labels, those alone that the other filters of labels accept.
        const others = labelCondition(params, facet)?.sql ?? 'true';
        return part(
          facet,
          `arrayJoin(arrayDistinct(arrayMap(label -> label.${facet}, arrayFilter(label -> ${others}, ${LABELS}))))`,
        );
      }),
    ];
    return facetLists<BannerFilter>(run, {
      sql: parts.join(' UNION ALL '),
      params: chosenRows(params).params,
      find: params.find,
    });
  },
});
