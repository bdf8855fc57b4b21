import * as z from 'zod/mini';
import { shelfDays } from '@/lib/datasets/listings/shelf-days';
import { listings } from '@/lib/datasets/listings/view';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';
import { scores } from '@/lib/datasets/scores/view';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import { withComparedDay } from '@/lib/queries/shared/day-needs';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { type Need, query, type Run } from '../query';
import { comparedRows, listedRows } from './listed-rows';
import { isScoredShelf } from './names';
import { bothNeeds, COMPARED, LISTED, positionNeeds } from './needs';
import { type ShelfParams, shelfParams } from './params';
import { positionRows } from './position-rows';

const SCORES = { view: scores, as: 'scores' } as const;

/** The scores of the period, and of the compared day outside it. */
function scoreNeeds(params: ShelfParams): Need[] {
  const { date, days, visibility_type, position_type, first_n_products } = params;
  const ofScores = { visibility_type, position_type, first_n_products };
  const period = { ...SCORES, isAside: true, params: ofScores, from: periodStart(date, days), to: date };
  return withComparedDay(period, params);
}

/** The day is compared with another one at the same retailer. */
const atRetailer = (params: ShelfParams): ShelfParams => ({ ...params, beside: '' });

/**
 * The headline figures of a shelf. Own SKUs are counted by its positions, the share and its target are those of its scores, and
 * stock is that of the day.
 */
export const tiles = query({
  name: 'shelf/tiles',
  params: z.object(shelfParams),
  needs(params) {
    const needs = [...bothNeeds(atRetailer(params)), ...positionNeeds(params), ...scoreNeeds(params)];
    // The names and products of the day are needs of both.
    return [...new Map(needs.map((need) => [need.as ?? need.view.name, need])).values()];
  },
  async answer(params, run): Promise<Tile[]> {
    const { date, against } = params;
    const period = { date, against, steps: daysOfPeriod(params), known: [] };
    const [positionsByDay, listed] = await Promise.all([positionRows(params, run), rowsOfBothDays(params, run)]);
    const [positions, shares, stock] = await Promise.all([
      tilesAnswer(run, {
        view: shelfDays,
        measures: ['own_in_first', 'best_organic', 'own_sponsored'],
        rows: positionsByDay,
        ...period,
      }),
      tilesAnswer(run, {
        view: scores,
        measures: ['share', 'target_share'],
        rows: run.from(SCORES),
        where: and(scores.where({ own: 'own' }), isScoredShelf(params)),
        ...period,
      }),
      tilesAnswer(run, {
        view: listings,
        measures: ['own_out_of_stock'],
        rows: listed,
        date,
        against,
        steps: [],
        known: against ? [...knownDays(run, LISTED), ...knownDays(run, COMPARED)] : knownDays(run, LISTED),
      }),
    ]);
    const title = TYPE_WORDS[params.visibility_type].share;
    return [...positions, ...shares.map((tile) => (tile.name === 'share' ? { ...tile, title } : tile)), ...stock];
  },
});

async function rowsOfBothDays(params: ShelfParams, run: Run): Promise<Sql> {
  if (!params.against || params.against === params.date) return listedRows(params, run);
  const [today, compared] = await Promise.all([listedRows(params, run), comparedRows(atRetailer(params), run)]);
  return sql`(SELECT * FROM ${today} UNION ALL SELECT * FROM ${compared})`;
}
