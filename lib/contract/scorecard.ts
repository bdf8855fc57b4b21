import * as z from 'zod/mini';
import { date, float, integer, record, string } from './column';
import { jsonEndpoint } from './endpoint';
import { ordered } from './ordered-days';
import { day, text } from './params';

export const scorecardColumns = {
  retailer: string('retailer'),
  brand: string('brand'),
  service_sku_id: string('SKU identifier'),
  service_sku_name: string('SKU name'),
  average_rating: float('average product rating in the range'),
  review_count: integer('number of reviews dated inside the range'),
  start_date: date('first day of the range'),
  end_date: date('last day of the range'),
};

const scorecardRow = record(scorecardColumns);
export type ScorecardRow = z.infer<typeof scorecardRow>;

export const scorecard = jsonEndpoint({
  name: 'scorecard',
  title: 'Scorecard',
  summary: 'Raw scorecard rows for a date range.',
  path: '/scorecard',
  paged: false,
  params: z
    .object({
      start_date: day('First day of the range'),
      end_date: day('Last day of the range'),
      scorecard_title: z.optional(text('Title of the scorecard. Defaults to the first available one')),
    })
    .check(ordered),
  response: z.array(scorecardRow),
});
