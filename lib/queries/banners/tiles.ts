import * as z from 'zod/mini';
import { banners, PAGE, SHOWS_OWN } from '@/lib/datasets/banners/view';
import { isDay } from '@/lib/metrics/conditions';
import { and, param, sql } from '@/lib/metrics/sql';
import { addDays, daysOfPeriod } from '@/lib/queries/shared/dates';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query, type Run } from '../query';
import { bookedTile } from './booked-share';
import { comparedPeriodNeeds, daysWithBanners, shareMeasure, todayNeed } from './needs';
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
  needs: (params) => [...comparedPeriodNeeds(params), todayNeed(params)],
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

const COUNT = { unit: 'count', part: null, whole: null, of: null } as const;

/**
 * Banners that are on a day, and not or not as often on the last day before it that has banners: matched by their
 * address on their page. Unknown on the first collected day, and on a compared day far from the period.
 */
async function newTiles(params: BannersParams, run: Run): Promise<Tile[]> {
  const where = banners.where(params);
  const days = daysOfPeriod(params);
  // Days between an earlier compared day and the period are not read, so new banners are not compared with that day.
  const neededDays = new Set([addDays(days[0] ?? params.date, -1), ...days]);
  const collectedDays = daysWithBanners(run).filter((day) => neededDays.has(day));
  const rows = await run.rows<{ on_day: string; fresh: number; own: number }>(
    sql`SELECT toString(day) AS on_day, sum(least(passing, more)) AS fresh, sum(least(passing_own, more_own)) AS own FROM (
      SELECT *, if(before.day_no = day_no - 1, (before.n, before.n_own), (0, 0)) AS earlier, greatest(0, n - earlier.1) AS more,
        least(more, greatest(0, n_own - earlier.2)) AS more_own
      FROM (
        SELECT *, CAST(lagInFrame((day_no, n, n_own), 1, (toUInt64(0), toInt64(0), toInt64(0))) OVER (PARTITION BY identity ORDER BY day_no
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING), 'Tuple(day_no UInt64, n Int64, n_own Int64)') AS before
        FROM (
          SELECT ${c.identity}, ${c.day}, indexOf(${param(collectedDays, 'Array(Date)')}, ${c.day}) AS day_no,
            toInt64(count()) AS n, toInt64(countIf(${SHOWS_OWN})) AS n_own, toInt64(countIf(${where})) AS passing,
            toInt64(countIf(${SHOWS_OWN} AND ${where})) AS passing_own
          FROM ${run.from({ view: banners })} WHERE ${c.identity} IS NOT NULL GROUP BY ${c.identity}, ${c.day})))
    WHERE day_no > 1 GROUP BY on_day`,
  );
  const newByDay = new Map(rows.map((row) => [row.on_day, row]));
  const comparableDays = new Set(collectedDays.slice(1));
  const of = (field: 'fresh' | 'own') => (day: string) =>
    comparableDays.has(day) ? (newByDay.get(day)?.[field] ?? 0) : null;
  const tile = (field: 'fresh' | 'own', description: Pick<Tile, 'name' | 'title' | 'definition' | 'better'>): Tile => ({
    ...COUNT,
    ...description,
    value: of(field)(params.date),
    before: params.against ? of(field)(params.against) : null,
    trend: days.map(of(field)),
  });
  const definition = 'Banners that were not on their page on the previous day with banners.';
  return [
    tile('fresh', { name: 'new', title: 'New banners', definition, better: null }),
    tile('own', { name: 'new_own', title: 'New banners with own products', definition, better: 'higher' }),
  ];
}

/** Positions that own banners have won and lost since the compared day. None if either day has no banners. */
async function positionTiles(params: BannersParams, run: Run): Promise<Tile[]> {
  if (!params.against) return [];
  const own = and(SHOWS_OWN, banners.where(params));
  const [now, before] = [isDay(c.day, params.date), isDay(c.day, params.against)];
  const { won, lost, known } = await run.row<{ won: number; lost: number; known: boolean }>(
    sql`SELECT countIf(now AND NOT before) AS won, countIf(before AND NOT now) AS lost, toBool(max(in_now) AND max(in_before)) AS known FROM (
      SELECT max(${now} AND ${own}) AS now, max(${before} AND ${own}) AS before, max(${now}) AS in_now, max(${before}) AS in_before
      FROM ${run.from({ view: banners })} WHERE ${now} OR ${before}
      GROUP BY ${c.retailer_name}, ${c.page_type}, ${PAGE}, ${c.e_retail_media_position})`,
  );
  const tile = (figure: Pick<Tile, 'name' | 'title' | 'definition' | 'better' | 'value'>): Tile => ({
    ...COUNT,
    ...figure,
    value: known ? figure.value : null,
    before: null,
    trend: [],
  });
  return [
    tile({
      name: 'won',
      title: 'Positions won',
      better: 'higher',
      value: won,
      definition: 'Positions with an own banner on the day, and none on the compared day.',
    }),
    tile({
      name: 'lost',
      title: 'Positions lost',
      better: 'lower',
      value: lost,
      definition: 'Positions with an own banner on the compared day, and none on the day.',
    }),
  ];
}
