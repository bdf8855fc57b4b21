import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { banners } from '@/lib/datasets/banners/view';
import { cell } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { listings } from '@/lib/datasets/listings/view';
import { offers } from '@/lib/datasets/offers/view';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { scores } from '@/lib/datasets/scores/view';
import { pick, type Sql, sql } from '@/lib/metrics/sql';
import { selectMeasures, type View } from '@/lib/metrics/view';
import { settleBackground } from '@/lib/server/base/in-background';
import { reader } from '@/lib/server/query/reader';
import { runQueryHere } from '@/lib/server/query/run-query';
import { dashboardWithNames, REQUIRED } from '@/lib/server/testing/named-rows';
import { cellsOf } from './price-competition/cells';
import { type Need, query, type Run } from './query';

dashboardWithNames(['one', 'another']);

interface Case {
  view: View;
  need: Omit<Need, 'from' | 'to' | 'view'>;
  rows: (run: Run) => Sql;
  /** What pages group and filter these rows by. */
  by: Readonly<Record<string, Sql>>;
}

const { date, page } = REQUIRED;
const range = { params: { customer_page_id: Number(page), time_dimension: 'DAILY', price_type: 'TOTAL' } };
const CASES: Case[] = [
  {
    view: banners,
    need: { params: { relevance: 'RELEVANT', first_n_e_retail_media: 20 } },
    rows: (run) => run.from({ view: banners }),
    by: { ...pick(banners.c, 'day', 'page_name'), ...banners.texts({}) },
  },
  {
    view: scores,
    need: { params: { visibility_type: 'SEARCH', position_type: 'OVERALL', first_n_products: 20 } },
    rows: (run) => run.from({ view: scores }),
    by: { ...pick(scores.c, 'day', 'shop'), ...scores.texts({}) },
  },
  {
    view: offers,
    need: { params: { calculation_type: 'LAST' } },
    rows: (run) => run.from({ view: offers }),
    by: { day: offers.c.day, ...offers.texts({}) },
  },
  {
    view: listings,
    need: { params: { visibility_type: 'SEARCH', visibility_source_id: 7, retailer_code: 'k' } },
    rows: (run) =>
      sql`(SELECT *, CAST(true, 'Nullable(Bool)') AS is_own, CAST(true, 'Nullable(Bool)') AS is_out_of_stock FROM ${run.from({ view: listings })})`,
    by: pick(listings.c, 'day', 'brand_name'),
  },
  {
    view: scorecards,
    need: { params: {} },
    rows: (run) =>
      sql`(SELECT *, average_rating < 4 AS is_below, CAST(-0.1, 'Nullable(Float64)') AS rating_change, CAST(9, 'Nullable(Float64)') AS total,
        CAST(2, 'Nullable(Float64)') AS needed FROM ${run.from({ view: scorecards }, ['average_rating'])})`,
    by: pick(scorecards.c, 'day', 'retailer', 'brand'),
  },
  {
    view: competitions,
    need: range,
    rows(run) {
      const cells = cellsOf({ page: [101], kind: 'rsp', offers: 'standard' }, run);
      return sql`(SELECT *, 'on' AS tone_before, 1 AS all_competitions, true AS is_of_period FROM ${cells})`;
    },
    by: pick(cell, 'bucket', 'retailer'),
  },
];

describe.each(CASES.map((testCase) => [testCase.view.name, testCase] as const))(
  'every measure of %s',
  (_, { view, need, rows, by }) => {
    it.each(Object.entries(by))('is calculated for each %s', async (_name, dimension) => {
      const everything = query({
        name: 'test/measures',
        params: z.object({}),
        needs: () => [{ ...need, view, from: date, to: date, urgent: true }],
        answer: (_params, run) =>
          run.rows(
            sql`SELECT ${dimension} AS by_value, ${selectMeasures(view, Object.keys(view.measures))} FROM ${rows(run)} GROUP BY by_value`,
          ),
      });
      await runQueryHere(everything, {}, await reader(undefined, { refetch: 'missing' }));
      await settleBackground();
      const answered = await runQueryHere(everything, {}, await reader());
      expect(answered?.answer.length).toBeGreaterThan(0);
    });
  },
);
