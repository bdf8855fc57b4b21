import * as z from 'zod/mini';
import { banners, PAGE, SHOWS_OWN } from '@/lib/datasets/banners/view';
import { isDay } from '@/lib/metrics/conditions';
import { and, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query, type Run } from '../query';
import { bookedTile } from './booked-share';
import { newBanners } from './changes';
import { bothDayNeeds, comparedPeriodNeeds, daysWithBanners, isCompared, shareMeasure } from './needs';
import { type BannersParams, bannersParams } from './params';

const { c } = banners;
const MEASURES: (keyof typeof banners.measures)[] = [
  'share',
  'banners',
  'pages',
  'retailers',
  'own_labels',
  'competitor_labels',
  'counts_agree',
  'own_banners',
  'home_own',
  'uncounted',
];

/** The headline figures of Banners. */
export const tiles = query({
  name: 'banners/tiles',
  params: z.object(bannersParams),
  needs: (params) => [...comparedPeriodNeeds(params), ...bothDayNeeds(params)],
  async answer(params, run) {
    const share = shareMeasure(run);
    const pendingFigures = tilesAnswer(run, {
      view: { ...banners, measures: { ...banners.measures, share } },
      measures: MEASURES,
      rows: run.from({ view: banners }),
      known: daysWithBanners(run),
      where: banners.where(params),
      date: params.date,
      against: params.against,
      steps: daysOfPeriod(params),
    });
    const [figures, fresh, positionChanges] = await Promise.all([
      pendingFigures,
      newTiles(params, run),
      positionTiles(params, run),
    ]);
    // Bookings are parameters of `bookedShare`, which the page requests separately.
    return [...figures, ...fresh, ...positionChanges, bookedTile({ seen: 0, due: 0, trend: [] })];
  },
});

/** Returns the tile of a change since the compared day, which has no trend. */
function changeTile(figure: Pick<Tile, 'name' | 'title' | 'definition' | 'better' | 'value'>): Tile {
  return { ...figure, unit: 'count', part: null, whole: null, of: null, before: null, trend: [] };
}

/** Banners that are new since the compared day: those that the page lists as new. */
async function newTiles(params: BannersParams, run: Run): Promise<Tile[]> {
  const { fresh, own } = await newBanners(params, run);
  const definition = 'Banners that were not on their page on the compared day.';
  return [
    changeTile({ name: 'new', title: 'New banners', definition, better: null, value: fresh }),
    changeTile({ name: 'new_own', title: 'New banners with own products', definition, better: 'higher', value: own }),
  ];
}

/** Positions that own banners have won and lost since the compared day. None if either day has no banners. */
async function positionTiles(params: BannersParams, run: Run): Promise<Tile[]> {
  if (!params.against) return [];
  const own = and(SHOWS_OWN, banners.where(params));
  const [now, before] = [isDay(c.day, params.date), isDay(c.day, params.against)];
  const { won, lost } = await run.row<{ won: number; lost: number }>(
    sql`SELECT countIf(now AND NOT before) AS won, countIf(before AND NOT now) AS lost FROM (
      SELECT max(${now} AND ${own}) AS now, max(${before} AND ${own}) AS before
      FROM ${run.from({ view: banners })} WHERE ${now} OR ${before}
      GROUP BY ${c.retailer_name}, ${c.page_type}, ${PAGE}, ${c.e_retail_media_position})`,
  );
  const isKnown = isCompared(run);
  return [
    changeTile({
      name: 'won',
      title: 'Positions won',
      better: 'higher',
      value: isKnown ? won : null,
      definition: 'Positions with an own banner on the day, and none on the compared day.',
    }),
    changeTile({
      name: 'lost',
      title: 'Positions lost',
      better: 'lower',
      value: isKnown ? lost : null,
      definition: 'Positions with an own banner on the compared day, and none on the day.',
    }),
  ];
}
