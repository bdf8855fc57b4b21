import * as z from 'zod/mini';
import { LABELS, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { type BannerFilter, chosenRows, dayNeed, labelCondition } from './needs';
import { bannersParams } from './params';

export type BannerFacets = Partial<Record<BannerFilter, FacetValues>>;

/** What a filter reads of a banner, as a list of texts. */
const VALUES: Readonly<Record<Exclude<BannerFilter, 'brand' | 'category' | 'subcategory'>, string>> = {
  retailer: '[toString(retailer_name)]',
  page_type: '[toString(page_type)]',
  type: 'e_retail_media_types',
  position: '[toString(e_retail_media_position)]',
  own: `arrayConcat(if(${SHOWS_OWN}, ['own'], []), if(${SHOWS_COMPETITOR}, ['competitor'], []))`,
};
const LABEL_FACETS = ['brand', 'category', 'subcategory'] as const;

/** What Banners can be filtered by on a day: the banners that each value would leave, counted under all other filters. */
export const facets = query({
  name: 'banners/facets',
  params: z.object({ ...bannersParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<BannerFacets> {
    const pairs = (facet: BannerFilter, values: string) => {
      const where = chosenRows(params, facet).sql;
      const its = where === 'true' ? values : `if(${where}, ${values}, [])`;
      return `arrayMap(value -> ('${facet}', ifNull(value, '')), arrayDistinct(${its}))`;
    };
    const parts = [
      ...Object.entries(VALUES).map(([facet, values]) => pairs(facet as BannerFilter, values)),
      ...LABEL_FACETS.map((facet) => {
        // Of a banner's labels, those alone that the other filters of labels accept.
        const others = labelCondition(params, facet)?.sql ?? 'true';
        return pairs(facet, `arrayMap(label -> label.${facet}, arrayFilter(label -> ${others}, ${LABELS}))`);
      }),
    ];
    return facetLists<BannerFilter>(run, {
      sql: `SELECT pair.1 AS facet, pair.2 AS value, count() AS count
        FROM (SELECT arrayJoin(arrayConcat(${parts.join(', ')})) AS pair FROM banners) GROUP BY pair HAVING value != ''`,
      params: chosenRows(params).params,
      find: params.find,
    });
  },
});
