import * as z from 'zod/mini';
import { banners } from '@/lib/datasets/banners/view';
import { cell } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { offers } from '@/lib/datasets/offers/view';
import { scores } from '@/lib/datasets/scores/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { scorecards } from '@/lib/metrics/scorecards';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import type { View } from '@/lib/metrics/view';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { day } from '../params';
import { cellsOfPages } from '../price-competition/pages';
import { query, type Run } from '../query';
import { overviewParams, pageNeeds } from './params';

const tileParams = z.object({ ...overviewParams, /** The day to compare with. */ against: z.optional(day()) });
type TileParams = z.output<typeof tileParams>;

/** A headline figure of a pillar. */
export interface OverviewTile extends Tile {
  /** Target of the figure in the data or in a signal, null without one. */
  target: number | null;
}

/** Headline figures of own products, by pillar. They read the same sets as the signals. */
export const tiles = query({
  name: 'overview/tiles',
  params: tileParams,
  needs: (params) => pageNeeds(params),
  async answer(params, run): Promise<OverviewTile[]> {
    const tile = tileReader(params, run);
    return Promise.all([
      ...(params.page.length > 0 ? [priceTile(params, run)] : []),
      tile('stock', {
        ...{ view: offers, measure: 'in_stock', retailer: offers.c.retailer, where: offers.where({ own: 'own' }) },
        rows: run.from({ view: offers }),
      }),
      tile('search', {
        ...{
          view: scores,
          measure: 'share',
          targetMeasure: 'target_share',
          retailer: scores.c.retailer_name,
          where: scores.where({ own: 'own' }),
        },
        rows: run.from({ view: scores }),
      }),
      tile('rating', {
        ...{ view: scorecards, measure: RATING_MEASURES[run.settings.rating_weighting], retailer: sql`retailer` },
        ...{ where: sql`true`, target: run.settings.rating_target },
        rows: run.from({ view: scorecards }, ['day', 'retailer', ...scorecards.measureColumns]),
      }),
      tile('banner', {
        ...{ view: banners, measure: 'share', retailer: banners.c.retailer_name, where: sql`true` },
        rows: run.from({ view: banners }),
      }),
    ]);
  },
});

const RATING_MEASURES = { alike: 'rating', reviews: 'rating_by_reviews' } as const;

interface TileOf<M extends string> {
  view: View<M>;
  measure: NoInfer<M>;
  /** Measure of the target, if the data has one. */
  targetMeasure?: NoInfer<M>;
  /** The target, if it is the same on all days. */
  target?: number;
  rows: Sql;
  where: Sql;
  retailer: Sql;
  /** Names of the needs of the rows, if they differ from the name of the view. */
  as?: readonly string[];
}

function tileReader({ retailer: chosen, date, against, ...rest }: TileParams, run: Run) {
  return async <M extends string>(name: string, tileOf: TileOf<M>): Promise<OverviewTile> => {
    const { view, measure, targetMeasure, target, rows, where, retailer, as } = tileOf;
    const measures = targetMeasure ? [measure, targetMeasure] : [measure];
    const [tile, targetTile] = await tilesAnswer(run, {
      ...{ view, rows, date, against, measures, steps: daysOfPeriod({ date, ...rest }) },
      where: and(where, chosen.length > 0 && isOneOf(retailer, chosen)),
      known: [...new Set((as ?? [view.name]).flatMap((need) => knownDays(run, { view, as: need })))],
    });
    if (!tile) throw new Error(`${view.name} lacks ${measure}.`);
    return { ...tile, name, target: target ?? targetTile?.value ?? null };
  };
}

/** Competitions of all pages, with the type of price and offers that the signal reads. */
function priceTile(params: TileParams, run: Run): Promise<OverviewTile> {
  const as = params.page.map((page) => `competitions_${page}`);
  return tileReader(params, run)('price', {
    ...{ view: competitions, measure: 'on_target', retailer: cell.base_retailer, where: sql`true`, as },
    rows: sql`(SELECT *, ${cell.bucket} AS day FROM ${cellsOfPages(run, as)})`,
  });
}
