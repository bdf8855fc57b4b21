import * as z from 'zod/mini';
import { LABELS } from '@/lib/metrics/banners';
import { periodStart } from '@/lib/queries/shared/dates';
import { choice, whole } from '../params';
import { query } from '../query';
import { matched } from './changes';
import { chosenRows, comparedNeed, dayNeed, daysWithBanners, LOST, namedRows, periodNeed } from './needs';
import { bannersParams, GALLERY_KINDS } from './params';

/** Banners of a page that show the same brands, as one: a brand in several positions is one thing to see. */
export interface BannerCard {
  /** Of the banner at the first of its positions. */
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
  /** Since the compared day: one of its banners is new, or it has gone. */
  state: 'new' | 'ended' | 'stays';
  /** Days in a row that it has stood, of those that are known. */
  days: number;
  /** A letter for each day of the period: s seen, a not there, n nothing published, x failed, - not collected. */
  strip: string;
}

export interface BannerCards {
  rows: BannerCard[];
  /** Cards in all, and the banners on them. */
  total: number;
  banners: number;
}

const cardsParams = {
  ...bannersParams,
  kind: choice(['all', 'home', 'category', 'search', 'other'], 'all'),
  /** Of the day; of those, the new ones; of the compared day, those that are gone. */
  of: choice(['day', 'new', 'ended'], 'day'),
  order: choice(['newest', 'longest', 'place'], 'newest'),
  limit: whole(1, 1000, 48),
};

const KINDS = {
  all: 'true',
  home: `page_type = '${GALLERY_KINDS.home}'`,
  category: `page_type = '${GALLERY_KINDS.category}'`,
  search: `page_type = '${GALLERY_KINDS.search}'`,
  other: `ifNull(page_type, '') NOT IN ('${Object.values(GALLERY_KINDS).join("', '")}')`,
} as const;
const ORDERS = {
  newest: "state != 'new', days ASC",
  longest: 'days DESC',
  place: '1',
} as const;
const BRANDS = `arraySort(arrayDistinct(arrayFilter(brand -> brand != '', arrayMap(label -> ifNull(label.brand, ''), ${LABELS}))))`;
const FIRST = '(ifNull(e_retail_media_position, 1e9), row_no)';
const SHOWN = ['id', 'own_brands', 'competitor_brands', 'page_preview_image_url', 'e_retail_media_url'];

/** The gallery: banners of a day, those that are new, or those that ended, each with its days. */
export const cards = query({
  name: 'banners/cards',
  params: z.object(cardsParams),
  needs: (params) => [
    { ...dayNeed(params), as: 'today' },
    ...(params.against ? [comparedNeed(params)] : []),
    periodNeed(params),
  ],
  async answer(params, run): Promise<BannerCards> {
    const where = chosenRows(params);
    const changed = (kind: string) =>
      params.against
        ? `id IN (SELECT id FROM (${matched(params, run, { now: 'today', before: 'compared', columns: ['id'] }).sql}) WHERE kind = '${kind}')`
        : 'false';
    const from = params.of === 'ended' && params.against ? 'compared' : 'today';
    const { only, isNew } = {
      day: { only: 'true', isNew: changed('new') },
      new: { only: changed('new'), isNew: 'true' },
      ended: { only: changed('gone'), isNew: 'false' },
    }[params.of];
    const sql = `
      WITH {days_there:Array(Date)} AS known,
        of_day AS (SELECT identity, id, row_no, day, retailer_name, page_type, page_type_name, page_name, page_url, e_retail_media_position,
          tuple(${SHOWN.join(', ')}) AS its, ${isNew} AS is_new, ${BRANDS} AS brand_list
          FROM (${namedRows(from)}) WHERE ${where.sql} AND ${only} AND ${KINDS[params.kind]}),
        stood AS (SELECT identity, groupUniqArray(day) AS days FROM banners WHERE identity IS NOT NULL GROUP BY identity)
      SELECT *, multiIf({of:String} = 'ended', 'ended', is_new, 'new', 'stays') AS state,
        arrayFilter(one -> one <= last_day, known) AS past,
        arrayFirstIndex(one -> NOT has(seen, one), arrayReverse(past)) AS missed, if(missed = 0, toInt64(length(past)), toInt64(missed) - 1) AS days,
        arrayStringConcat(arrayMap(one -> multiIf(has(seen, one), 's', has(known, one), 'a', ${LOST('one')}),
          arrayMap(no -> {card_from:Date} + no, range(toUInt32({card_days:UInt32}))))) AS strip,
        count() OVER () AS total, sum(banners_) OVER () AS all_banners
      FROM (
        SELECT retailer_name, page_type, any(page_type_name) AS page_type_name_, page_name, page_url, brand_list, alone, count() AS banners_,
          arraySort(arrayFilter(at -> at IS NOT NULL, groupUniqArray(e_retail_media_position))) AS positions,
          max(is_new) AS is_new, max(day) AS last_day, arrayDistinct(arrayConcat([max(day)], arrayFlatten(groupArray(days)))) AS seen,
          min(row_no) AS place, argMin(its, ${FIRST}) AS first
        FROM (SELECT of_day.*, if(empty(brand_list), id, '') AS alone, stood.days AS days
          FROM of_day LEFT JOIN stood ON of_day.identity = stood.identity)
        GROUP BY retailer_name, page_type, page_name, page_url, brand_list, alone)
      ORDER BY ${ORDERS[params.order]}, retailer_name, page_type, page_name, place LIMIT ${params.limit}`;
    const columns = [
      'retailer_name',
      'page_type',
      'page_name',
      'positions',
      'state',
      'days',
      'strip',
      'total',
      'all_banners',
    ];
    const renamed = [
      ...SHOWN.map((column, at) => `first.${at + 1} AS ${column}`),
      ...['page_type_name', 'banners'].map((column) => `${column}_ AS ${column}`),
    ];
    const found = await run.rows<BannerCard & { total: number; all_banners: number }>(
      `SELECT ${[...columns, ...renamed].join(', ')} FROM (${sql})`,
      {
        ...where.params,
        of: params.of,
        card_from: periodStart(params.date, params.days),
        card_days: params.days,
        days_there: daysWithBanners(run),
      },
    );
    return {
      rows: found.map(({ total: _, all_banners: __, ...card }) => card),
      total: found[0]?.total ?? 0,
      banners: found[0]?.all_banners ?? 0,
    };
  },
});
