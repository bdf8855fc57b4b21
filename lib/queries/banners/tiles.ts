import * as z from 'zod/mini';
import { banners, weightedShare } from '@/lib/metrics/banners';
import { periodStart } from '@/lib/queries/shared/dates';
import { tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { chosenRows, dayNeed, periodNeed, unevenWeights, weightedRows } from './needs';
import { bannersParams } from './params';

/** The headline figures of Banners. */
export const tiles = query({
  name: 'banners/tiles',
  params: z.object(bannersParams),
  needs: (params) => [periodNeed(params), { ...dayNeed(params), as: 'today' }],
  async answer(params, run) {
    const rows = weightedRows(params);
    const where = chosenRows(params);
    const share = weightedShare(unevenWeights(params).length > 0 ? 'weight' : '1');
    return tilesAnswer(run, {
      view: { ...banners, measures: { ...banners.measures, share } },
      as: rows.sql,
      measures: ['share', 'banners', 'pages', 'retailers', 'own_labels', 'competitor_labels', 'counts_agree'],
      where: { sql: where.sql, params: { ...where.params, ...rows.params } },
      from: periodStart(params.date, params.days),
      date: params.date,
      against: params.against ?? null,
    });
  },
});
