import * as z from 'zod/mini';
import { scores } from '@/lib/datasets/scores/view';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { figuresBy, type Group } from '@/lib/queries/shared/figures';
import { query } from '../query';
import { comparedPeriodNeeds, targetedScores, todayNeed, withoutVerdict } from './needs';
import { visibilityParams } from './params';

const NAMES = ['retailer_country', 'retailer_name'] as const;
const MEASURES = ['share', 'target_share', 'on_target'] as const;

/**
 * A retailer's share, the share that its targets require, and the number of targets met. `shop` identifies the
 * retailer.
 */
export type RetailerFigures = Group<'shop', (typeof NAMES)[number], (typeof MEASURES)[number]>;

export type Shop = RetailerFigures['keys'];

/** Retailers that have a score on the day or in the period, by country and name. */
export const retailers = query({
  name: 'visibility/retailers',
  params: z.object(visibilityParams),
  needs: (params) => [todayNeed(params), ...comparedPeriodNeeds(params)],
  async answer(params, run): Promise<RetailerFigures[]> {
    const need = { view: scores };
    return figuresBy(run, {
      view: scores,
      measures: MEASURES,
      id: 'shop',
      names: NAMES,
      rows: run.from(need),
      where: await targetedScores(withoutVerdict(params), run, need),
      date: params.date,
      against: params.against,
      steps: daysOfPeriod(params),
      known: [],
    });
  },
});
