import * as z from 'zod/mini';
import { LABELS, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import { identifier, join, raw, type Sql, sql } from '@/lib/metrics/sql';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { type BannerFilter, bannerRows, chosenRows, dayNeed, labelCondition } from './needs';
import { bannersParams } from './params';

export type BannerFacets = Partial<Record<BannerFilter, FacetValues>>;

/** The values of a banner that a filter compares, as a list of texts. */
const VALUES: Readonly<Record<Exclude<BannerFilter, 'brand' | 'category' | 'subcategory'>, Sql>> = {
  retailer: sql`[toString(retailer_name)]`,
  page_type: sql`[toString(page_type)]`,
  type: sql`e_retail_media_types`,
  position: sql`[toString(e_retail_media_position)]`,
  own: sql`arrayConcat(if(${SHOWS_OWN}, ['own'], []), if(${SHOWS_COMPETITOR}, ['competitor'], []))`,
};
const LABEL_FACETS = ['brand', 'category', 'subcategory'] as const;

/** What Banners can be filtered by on a day: the banners that each value would leave, counted under all other filters. */
export const facets = query({
  name: 'banners/facets',
  params: z.object({ ...bannersParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<BannerFacets> {
    const pairs = (facet: BannerFilter, values: Sql) => {
      const chosen = sql`if(${chosenRows(params, facet)}, ${values}, [])`;
      return sql`arrayMap(value -> (${raw(`'${facet}'`)}, ifNull(value, '')), arrayDistinct(${chosen}))`;
    };
    const parts = [
      ...Object.entries(VALUES).map(([facet, values]) => pairs(facet as BannerFilter, values)),
      ...LABEL_FACETS.map((facet) => {
        // Only those labels of a banner count that pass the other filters of labels.
        const others = labelCondition(params, facet) ?? sql`true`;
        return pairs(
          facet,
          sql`arrayMap(label -> label.${identifier(facet)}, arrayFilter(label -> ${others}, ${LABELS}))`,
        );
      }),
    ];
    const counts = sql`SELECT pair.facet AS facet, pair.value AS value, count() AS count
      FROM (SELECT arrayJoin(arrayConcat(${join(parts)})::Array(Tuple(facet String, value String))) AS pair FROM ${bannerRows(run)})
      GROUP BY pair HAVING value != ''`;
    return facetLists<BannerFilter>(run, counts, params.find);
  },
});
