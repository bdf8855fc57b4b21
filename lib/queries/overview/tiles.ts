import * as z from 'zod/mini';
import { banners } from '@/lib/datasets/banners/view';
import { cell } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { offers } from '@/lib/datasets/offers/view';
import { ratings } from '@/lib/datasets/ratings/view';
import { scorecards, WEIGHTED } from '@/lib/datasets/scorecards/view';
import { scores } from '@/lib/datasets/scores/view';
import { isDay, isOneOf } from '@/lib/metrics/conditions';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import { columnOf, type View } from '@/lib/metrics/view';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { shareMeasure } from '../banners/needs';
import { day } from '../params';
import { cellsOfPages, needOfPage } from '../price-competition/pages';
import { type Need, query, type Run } from '../query';
import { withWeights } from '../scorecards/file-rows';
import { retailerName } from '../signals/signal';
import { overviewParams, pageNeeds } from './params';

const tileParams = z.object({ ...overviewParams, /** The day to compare with. */ against: z.optional(day()) });
type TileParams = z.output<typeof tileParams>;

/** The two counts of a ratio at a retailer on the day. */
export interface RetailerCount {
  retailer: string;
  part: number;
  whole: number;
}

/** A headline figure of a pillar. */
export interface OverviewTile extends Tile {
  /** Target of the figure in the data or in a signal, null without one. */
  target: number | null;
  /** By retailer, so that the matrix of retailers adds up to the tile. Empty for figures that it does not show. */
  retailers: RetailerCount[];
}

/** The rating files of the days of scorecards, which state the numbers of reviews. */
function ratingFiles(needs: readonly Need[]): Need[] {
  return needs.flatMap(({ as, from, to }) =>
    as === scorecards.name ? [{ view: ratings, params: {}, from, to, isAside: true }] : [],
  );
}

/** Headline figures of own products, by pillar. They read the same sets as the signals, and the rating files. */
export const tiles = query({
  name: 'overview/tiles',
  params: tileParams,
  needs(params) {
    const needs = pageNeeds(params);
    return [...needs, ...ratingFiles(needs)];
  },
  async answer(params, run): Promise<OverviewTile[]> {
    const tile = tileReader(params, run);
    return Promise.all([
      ...(params.page.length > 0 ? [priceTile(params, run)] : []),
      tile('stock', {
        ...{ view: offers, measure: 'in_stock', retailer: offers.c.retailer, where: offers.where({ own: 'own' }) },
        isByRetailer: true,
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
        ...{
          view: scorecards,
          measure: WEIGHTED[run.settings.rating_weighting].rating,
          retailer: scorecards.c.retailer,
        },
        ...{ where: sql`true`, target: run.settings.rating_target },
        rows: withWeights(run.from({ view: scorecards }), run, { view: scorecards }, { view: ratings }),
      }),
      tile('banner', {
        view: { ...banners, measures: { ...banners.measures, share: shareMeasure(run) } },
        ...{ measure: 'share', retailer: banners.c.retailer_name, where: sql`true` },
        rows: run.from({ view: banners }),
      }),
    ]);
  },
});

interface TileOptions<M extends string> {
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
  isByRetailer?: boolean;
}

function tileReader({ retailer: selectedRetailers, date, against, ...rest }: TileParams, run: Run) {
  return async <M extends string>(name: string, tileOf: TileOptions<M>): Promise<OverviewTile> => {
    const { view, measure, targetMeasure, target, rows, retailer, as } = tileOf;
    const measures: readonly [M, ...M[]] = targetMeasure ? [measure, targetMeasure] : [measure];
    const where = and(tileOf.where, selectedRetailers.length > 0 && isOneOf(retailerName(retailer), selectedRetailers));
    const [[tile, targetTile], retailers] = await Promise.all([
      tilesAnswer(run, {
        ...{ view, rows, where, date, against, measures, steps: daysOfPeriod({ date, ...rest }) },
        known: [...new Set((as ?? [view.name]).flatMap((need) => knownDays(run, { view, as: need })))],
      }),
      tileOf.isByRetailer ? countsByRetailer(run, { ...tileOf, where }, date) : [],
    ]);
    return { ...tile, name, target: target ?? targetTile?.value ?? null, retailers };
  };
}

function countsByRetailer<M extends string>(
  run: Run,
  { view, measure, rows, where, retailer }: TileOptions<M>,
  date: string,
): Promise<RetailerCount[]> {
  const { counts } = view.measures[measure];
  if (!counts) throw new Error(`${measure} is not a ratio.`);
  const on = isDay(sql`toDate(${columnOf(view, 'day')})`, date);
  const name = retailerName(retailer);
  return run.rows<RetailerCount>(
    sql`SELECT ${name} AS retailer, ${counts.part} AS part, ${counts.whole} AS whole
    FROM ${rows} WHERE ${and(where, on)} GROUP BY ${name} HAVING whole > 0 ORDER BY ${name}`,
  );
}

/** Competitions of all pages, with the type of price and offers that the signal reads. */
function priceTile(params: TileParams, run: Run): Promise<OverviewTile> {
  const as = params.page.map(needOfPage);
  return tileReader(params, run)('price', {
    ...{ view: competitions, measure: 'on_target', retailer: cell.base_retailer, where: sql`true`, as },
    isByRetailer: true,
    rows: sql`(SELECT *, ${cell.bucket} AS day FROM ${cellsOfPages(run, params.page)})`,
  });
}
