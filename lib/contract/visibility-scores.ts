import * as z from 'zod/mini';
import { boolean, float, identifier, integer, record, string } from './column';
import { jsonEndpoint } from './endpoint';
import { firstN, paging, positionType, visibilityType } from './endpoint-params';
import { page } from './page';
import { day } from './params';

export const retailerColumns = {
  retailer_name: string('retailer'),
  retailer_code: string('retailer code'),
  retailer_country: string('country of the retailer'),
};

export const retailerScoreColumns = {
  ...retailerColumns,
  own_product_count: integer("number of the searched brand's products among the first N"),
  total_product_count: integer('number of all products among the first N'),
  score: float('visibility score'),
  target: float('target for the score'),
  is_target_met: boolean('the score reaches the target'),
};

const retailerScore = record(retailerScoreColumns);
export type RetailerScore = z.infer<typeof retailerScore>;

export const visibilityScoreColumns = {
  visibility_source_name: string('keyword or category'),
  visibility_source_id: identifier('identifier of the keyword or category'),
  representative_name: string('representative name of the keyword or category'),
  is_power_visibility_source: boolean('key keyword or category'),
  searched_brand: string('brand whose products are counted'),
  searched_brand_group: string('group of that brand'),
  is_own_brand: boolean("the customer's own brand"),
};

const visibilityScore = z.extend(record(visibilityScoreColumns), {
  retailer_scores: z.array(retailerScore),
});
export type VisibilityScore = z.infer<typeof visibilityScore>;

export const visibilityScores = jsonEndpoint({
  name: 'visibility_scores',
  title: 'Visibility Scores',
  summary: 'Share of search and of category shelves with targets, by brand and retailer.',
  path: '/visibility/scores',
  paged: true,
  params: z.object({
    visibility_type: visibilityType(),
    date: day('Day of the scores'),
    first_n_products: firstN('products'),
    position_type: positionType(),
    ...paging(),
  }),
  response: page(visibilityScore),
});
