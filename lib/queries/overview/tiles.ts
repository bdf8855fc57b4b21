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
import { daysBetween, daysOfPeriod, isOutside } from '@/lib/queries/shared/dates';
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

/** What the tiles read. Signals also read ranks. */
const VIEWS: readonly Need['view'][] = [competitions, offers, scores, scorecards, ratings, banners];

/** The rating files of the days of scorecards, which state the numbers of reviews. */
function ratingFiles(needs: readonly Need[]): Need[] {
  return needs.flatMap(({ as, from, to }) =>
    as === scorecards.name ? [{ view: ratings, params: {}, from, to, isAside: true }] : [],
  );
}

/** Returns the compared day of the needs that have a period without it. */
function comparedNeeds(needs: readonly Need[], { date, against }: TileParams): Need[] {
  return needs.flatMap((need) => {
    const { view, as = view.name, from } = need;
    if (need.urgent || !VIEWS.includes(view) || !isOutside({ date, days: daysBetween(from, date) }, against)) return [];
    return [{ ...need, as: `${as}_compared`, partOf: as, from: against, to: against, urgent: true }];
  });
}

/**
 * Headline figures of own products, by pillar. They read the same sets as the signals, the rating files, and a compared
 * day outside the days of the signals.
 */
export const tiles = query({
  name: 'overview/tiles',
  params: tileParams,
  needs(params) {
    const signalSets = pageNeeds(params);
    const needs = [...signalSets, ...ratingFiles(signalSets)];
    return [...needs, ...comparedNeeds(needs, params)];
  },
  async answer(params, run): Promise<OverviewTile[]> {
    const tile = <M extends string>(options: TileOptions<M>) => readTile(options, params, run);
    // Competitions of all pages, with the type of price and offers that the signal reads.
    const price =
      params.page.length > 0 &&
      tile({
        name: 'price',
        view: competitions,
        measure: 'on_target',
        retailer: cell.base_retailer,
        isByRetailer: true,
        needs: params.page.map(needOfPage),
        rows: sql`(SELECT *, ${cell.bucket} AS day FROM ${cellsOfPages(run, params.page)})`,
      });
    return Promise.all([
      ...(price ? [price] : []),
      tile({
        name: 'stock',
        view: offers,
        measure: 'in_stock',
        retailer: offers.c.retailer,
        where: offers.where({ own: 'own' }),
        isByRetailer: true,
      }),
      tile({
        name: 'search',
        view: scores,
        measure: 'share',
        targetMeasure: 'target_share',
        retailer: scores.c.retailer_name,
        where: scores.where({ own: 'own' }),
      }),
      tile({
        name: 'rating',
        view: scorecards,
        measure: WEIGHTED[run.settings.rating_weighting].rating,
        target: run.settings.rating_target,
        retailer: scorecards.c.retailer,
        rows: withWeights(run.from({ view: scorecards }), run, { view: scorecards }, { view: ratings }),
      }),
      tile({
        name: 'banner',
        view: { ...banners, measures: { ...banners.measures, share: shareMeasure(run) } },
        measure: 'share',
        retailer: banners.c.retailer_name,
      }),
    ]);
  },
});

interface TileOptions<M extends string> {
  name: string;
  view: View<M>;
  measure: NoInfer<M>;
  /** Measure of the target, if the data has one. */
  targetMeasure?: NoInfer<M>;
  /** The target, if it is the same on all days. */
  target?: number;
  /** All rows of the view by default. */
  rows?: Sql;
  where?: Sql;
  retailer: Sql;
  /** Names of the needs of the rows, by default that of the view. */
  needs?: readonly string[];
  isByRetailer?: boolean;
}

async function readTile<M extends string>(
  options: TileOptions<M>,
  params: TileParams,
  run: Run,
): Promise<OverviewTile> {
  const { name, view, measure, targetMeasure, retailer, rows = run.from({ view }), needs = [view.name] } = options;
  const { date, against, retailer: selected } = params;
  const measures: readonly [M, ...M[]] = targetMeasure ? [measure, targetMeasure] : [measure];
  const where = and(options.where, selected.length > 0 && isOneOf(retailerName(retailer), selected));
  const known = [...new Set(needs.flatMap((as) => knownDays(run, { view, as })))];
  const [[tile, targetTile], retailers] = await Promise.all([
    tilesAnswer(run, { view, rows, where, date, against, measures, steps: daysOfPeriod(params), known }),
    options.isByRetailer ? countsByRetailer({ ...options, rows, where }, date, run) : [],
  ]);
  return { ...tile, name, target: options.target ?? targetTile?.value ?? null, retailers };
}

function countsByRetailer<M extends string>(
  { view, measure, rows, where, retailer }: TileOptions<M> & { rows: Sql; where: Sql },
  date: string,
  run: Run,
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
