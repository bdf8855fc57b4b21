import * as z from 'zod/mini';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { param, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { text } from '../params';
import { query } from '../query';
import { PERIOD, periodNeeds } from './needs';
import { scorecardsParams } from './params';

const { c } = scorecards;

/** The ratings and new reviews of an SKU at a retailer over the days of the period. */
export interface NewReviews {
  sku: string;
  sku_name: string;
  retailer: string | null;
  brand: string | null;
  /** Target of the account. */
  target: number;
  days: string[];
  /** Null on days that are not collected, or on which it is not rated. */
  ratings: (number | null)[];
  /** Reviews dated on the day. Null on days that are not collected, or if the service collects none of the retailer. */
  reviews: (number | null)[];
}

interface DayRow {
  at: string;
  of_sku: string;
  name: string;
  of_retailer: string | null;
  of_brand: string | null;
  rating: number | null;
  reviews: number | null;
}

/** An SKU at a retailer, regardless of filters. Null without a row in the period. */
export const newReviews = query({
  name: 'scorecards/new-reviews',
  params: z.object({ ...scorecardsParams, /** The SKU at the retailer, by its identifier. */ id: text() }),
  needs: periodNeeds,
  async answer(params, run): Promise<NewReviews | null> {
    // The rating of a day with several rows of the SKU is not known.
    const rows = await run.rows<DayRow>(
      sql`SELECT toString(${c.day}) AS at, any(${c.sku}) AS of_sku, any(${c.sku_name}) AS name, any(${c.retailer}) AS of_retailer,
        any(${c.brand}) AS of_brand, if(count() = 1, any(${c.average_rating}), NULL) AS rating, ${scorecards.measures.reviews.sql} AS reviews
      FROM ${run.from(PERIOD)} WHERE ${c.id} = ${param(params.id, 'String')} GROUP BY ${c.day} ORDER BY ${c.day}`,
    );
    const newest = rows.at(-1);
    if (!newest) return null;
    const days = daysOfPeriod(params);
    const on = new Map(rows.map((row) => [row.at, row]));
    return {
      sku: newest.of_sku,
      sku_name: newest.name,
      retailer: newest.of_retailer,
      brand: newest.of_brand,
      target: run.settings.rating_target,
      days,
      ratings: days.map((day) => on.get(day)?.rating ?? null),
      reviews: days.map((day) => on.get(day)?.reviews ?? null),
    };
  },
});
