import * as z from 'zod/mini';
import { banners } from '@/lib/datasets/banners/view';
import { isDay, isOneOf } from '@/lib/metrics/conditions';
import { and, NAMED_TUPLES, param, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import { choice, MOST_ROWS, whole } from '../params';
import { query, type Run } from '../query';
import {
  COMPARED,
  columnsIn,
  comparedNeed,
  daysWithBanners,
  lettersWithoutBanners,
  periodNeed,
  TODAY,
  todayNeed,
} from './needs';
import { bannersParams, GALLERY_KINDS, GALLERY_VIEWS, type GalleryView } from './params';

const { c } = banners;

/** The banners of a page that show the same brands, in one or several positions. */
export interface BannerCard {
  /** Id of the banner at its first position. */
  id: string;
  retailer_name: string | null;
  page_type: string | null;
  page_type_name: string | null;
  page_name: string | null;
  banners: number;
  positions: number[];
  own_brands: string | null;
  competitor_brands: string | null;
  page_preview_image_url: string | null;
  e_retail_media_url: string | null;
  /**
   * Change since the compared day: its banners are new, or were seen before that day and are back, or have ended. `more`:
   * some are new, and others stay.
   */
  state: 'new' | 'back' | 'more' | 'ended' | 'stays';
  /** Number of banners that are new since the compared day. */
  fresh: number;
  /** Consecutive collected days on which it was seen. */
  days: number;
  /** A letter for each day of the period: s seen, a absent, n nothing published, x failed, - not collected. */
  strip: string;
}

export interface BannerCards {
  rows: BannerCard[];
  /** Number of all cards. */
  total: number;
  banners: number;
  /** Both days have banners. Otherwise, no banner is known to be new or to have ended. */
  is_compared: boolean;
}

const cardsParams = {
  ...bannersParams,
  /** The banners of the day, the new ones, or those of the compared day that have ended. */
  view: choice(GALLERY_VIEWS, 'gallery'),
  order: choice(['newest', 'longest', 'place'], 'newest'),
  limit: whole(1, MOST_ROWS, 48),
};

const KINDS: Partial<Record<GalleryView, string>> = GALLERY_KINDS;
const ORDERS = {
  newest: sql`fresh = 0, days ASC,`,
  longest: sql`days DESC,`,
  place: sql``,
} as const;
const SHOWN = [
  'id',
  'retailer_name',
  'page_type',
  'page_type_name',
  'page_name',
  'own_brands',
  'competitor_brands',
  'page_preview_image_url',
  'e_retail_media_url',
] as const;

/**
 * A SELECT of the days on which each banner was seen. `changed` has its rows of `day` that have no match on
 * `otherDay`, as in `matched`: first position by position, then what is left over on both days.
 */
function seenDays(run: Run, day: string, otherDay: string): Sql {
  const position = sql`ifNull(${c.e_retail_media_position}, -1)`;
  return sql`
  SELECT identity, days, arrayMap((position, nth) -> nth <= countEqual(others, position), mine.position, arrayEnumerateUniq(mine.position)) AS stay,
    arraySlice(arrayFilter((no, stays) -> NOT stays, mine.row_no, stay), length(others) - countEqual(stay, 1) + 1) AS changed
  FROM (
    SELECT ${c.identity}, groupUniqArray(${c.day}) AS days, groupArrayIf(${position}, ${isDay(c.day, otherDay)}) AS others,
      arraySort(groupArrayIf(${tupleOf([c.row_no, sql`${position} AS position`])}, ${isDay(c.day, day)})) AS mine
    FROM ${run.from({ view: banners })} WHERE ${c.identity} IS NOT NULL GROUP BY ${c.identity} ${NAMED_TUPLES})`;
}

/** The cards of the gallery: all banners of a day, the new ones, or those that have ended, with their days. */
export const cards = query({
  name: 'banners/cards',
  params: z.object(cardsParams),
  needs: (params) => [
    todayNeed(params),
    ...(params.against ? [{ ...comparedNeed(params), partOf: banners.name }] : []),
    periodNeed(params),
  ],
  async answer(params, run): Promise<BannerCards> {
    const { date, against = date, view } = params;
    const first = periodStart(date, params.days);
    const collected = daysWithBanners(run);
    const isCompared = params.against !== undefined && collected.includes(date) && collected.includes(against);
    const [need, day, otherDay] =
      view === 'ended' && params.against ? [COMPARED, against, date] : [TODAY, date, against];
    const isNew = isCompared ? sql`has(seen_days.changed, row_no)` : sql`false`;
    // The days between the period and a compared day before it are not read.
    const readDays = view === 'ended' ? collected : collected.filter((day) => day >= first);
    const kind = KINDS[view];
    const where = and(banners.where(params), kind !== undefined && isOneOf(c.page_type, [kind]));
    const columnTuple = tupleOf(SHOWN.map((name) => c[name]));
    const cards = await run.rows<Omit<BannerCard, 'strip'> & { seen: string[]; total: number; all_banners: number }>(
      sql`WITH ${param(readDays, 'Array(Date)')} AS known, arrayFilter(day -> day <= last_day, known) AS past,
        arrayFirstIndex(day -> NOT has(seen, day), arrayReverse(past)) AS missed, if(missed = 0, toInt64(length(past)), toInt64(missed) - 1) AS days,
        multiIf(${param(view, 'String')} = 'ended', 'ended', fresh = 0, 'stays', has(seen, ${param(against, 'Date')}), 'more',
          arrayExists(day -> day < ${param(against, 'Date')}, seen), 'back', 'new') AS state
      SELECT ${columnsIn('first', SHOWN)}, positions, state, fresh, days, seen, banners, count() OVER () AS total, sum(banners) OVER () AS all_banners
      FROM (
        SELECT card, count() AS banners, arraySort(arrayFilter(banner_position -> banner_position IS NOT NULL, groupUniqArray(e_retail_media_position))) AS positions,
          countIf(${isNew}) AS fresh, max(day) AS last_day, arrayDistinct(arrayConcat([max(day)], arrayFlatten(groupArray(seen_days.days)))) AS seen,
          min(row_no) AS first_row, argMin(shown, (ifNull(e_retail_media_position, 1e9), row_no)) AS first
        FROM (
          SELECT ${c.card}, ${c.identity}, ${c.row_no}, ${c.day}, ${c.e_retail_media_position}, ${columnTuple} AS shown
          FROM ${run.from(need)} WHERE ${where} ${NAMED_TUPLES}) AS of_day
        LEFT JOIN (${seenDays(run, day, otherDay)}) AS seen_days ON of_day.identity = seen_days.identity
        WHERE ${view === 'new' || view === 'ended' ? isNew : sql`true`}
        GROUP BY card)
      ORDER BY ${ORDERS[params.order]} retailer_name, page_type, page_name, first_row LIMIT ${raw(String(params.limit))}`,
    );
    const period = daysOfPeriod(params);
    const lost = lettersWithoutBanners(run);
    const letters = period.map((day) => lost.get(day) ?? 'a');
    return {
      rows: cards.map(({ total: _, all_banners: __, seen, ...card }) => {
        const seenDays = new Set(seen);
        return { ...card, strip: period.map((day, index) => (seenDays.has(day) ? 's' : letters[index])).join('') };
      }),
      total: cards[0]?.total ?? 0,
      banners: cards[0]?.all_banners ?? 0,
      is_compared: isCompared,
    };
  },
});
