import * as z from 'zod/mini';
import { list } from '../params';
import { query, type Run } from '../query';
import { type Statement, tableQuery } from '../table';
import { BANNER, chosenRows, comparedNeed, dayNeed, namedRows } from './needs';
import { type BannersParams, bannersParams } from './params';

export const CHANGE_KINDS = ['new', 'gone', 'moved', 'stayed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A banner of either day: as it stands now, or as it stood when it is gone. */
export interface ChangeRow {
  kind: ChangeKind;
  id: string;
  retailer_name: string | null;
  page_type: string | null;
  page_type_name: string | null;
  page_name: string | null;
  banner: string | null;
  before: number | null;
  now: number | null;
  own_brands: string | null;
  competitor_brands: string | null;
}

const SHOWN = [
  'id',
  'retailer_name',
  'page_type',
  'page_type_name',
  'page_name',
  'banner',
  'own_brands',
  'competitor_brands',
];

/**
 * Every banner of the two days that can be told from others. A banner is matched by where it leads on its page. One that
 * shows there several times is first matched position by position; what is left over on both days moved, and on one day alone is new
 * or gone. They are matched before they are filtered: a banner that the filters hide on one day alone must not look new.
 * A day of which nothing is known makes nothing new, and nothing gone.
 *
 * @param as the names of the two days' rows, where they are not those of `dayNeed` and `comparedNeed`
 */
export function matched(params: BannersParams, as = { now: 'banners', before: 'compared' }): Statement {
  const where = chosenRows(params);
  const day = (name: string) => `
    SELECT *, row_number() OVER (PARTITION BY identity, e_retail_media_position ORDER BY row_no) AS same_place
    FROM (SELECT *, (${where.sql}) AS passes FROM (${namedRows(name)})) WHERE identity IS NOT NULL`;
  const pairs = (mine: string, theirs: string) => `
    SELECT mine.*, theirs.identity IS NOT NULL AND theirs.is_there AS stays,
      row_number() OVER (PARTITION BY mine.identity, stays ORDER BY mine.row_no) AS left_no
    FROM (${day(mine)}) AS mine
    LEFT JOIN (SELECT identity, e_retail_media_position, same_place, materialize(true) AS is_there FROM (${day(theirs)})) AS theirs
      ON mine.identity = theirs.identity AND mine.same_place = theirs.same_place
        AND ifNull(mine.e_retail_media_position, -1) = ifNull(theirs.e_retail_media_position, -1)`;
  const shown = SHOWN.map((column) => `argMax(tuple(${column}), side).1 AS ${column}`).join(', ');
  const columns = [...SHOWN, 'identity', 'stays', 'left_no', 'passes', 'e_retail_media_position'].join(', ');
  return {
    sql: `
      SELECT multiIf(min(side) = 1, 'new', max(side) = 0, 'gone', any(stays), 'stayed', 'moved') AS kind, ${shown},
        anyIf(e_retail_media_position, side = 0) AS before, anyIf(e_retail_media_position, side = 1) AS now
      FROM (SELECT ${columns}, 1 AS side FROM (${pairs(as.now, as.before)})
        UNION ALL SELECT ${columns}, 0 AS side FROM (${pairs(as.before, as.now)}))
      WHERE (SELECT count() > 0 FROM ${as.now}) AND (SELECT count() > 0 FROM ${as.before})
      GROUP BY identity, stays, left_no HAVING max(passes)`,
    params: where.params,
  };
}

/** What is new, gone and moved since the compared day. */
export const changes = tableQuery<ChangeRow>()({
  name: 'banners/changes',
  title: 'Changes',
  noun: 'banners',
  params: { ...bannersParams, /** Kinds of change: all but what stayed, where none is named. */ kind: list() },
  columns: {
    kind: { title: 'Change', kind: 'text' },
    retailer_name: { title: 'Retailer', kind: 'text' },
    page_type_name: { title: 'Page type', kind: 'text' },
    page_name: { title: 'Page', kind: 'text' },
    banner: BANNER,
    before: { title: 'Compared day', kind: 'number', unit: 'rank', definition: 'Position on the compared day.' },
    now: { title: 'Day', kind: 'number', unit: 'rank', definition: 'Position on the day shown.' },
    own_brands: { title: 'Own brands', kind: 'text' },
    competitor_brands: { title: 'Competitors', kind: 'text' },
  },
  fields: ['id', 'page_type', 'kind_no'],
  search: ['retailer_name', 'page_type_name', 'page_name', 'banner', 'own_brands', 'competitor_brands'],
  sort: 'kind.desc',
  key: ['retailer_name', 'page_type_name', 'page_name', 'now', 'before', 'id'],
  needs: (params) => [dayNeed(params), comparedNeed(params)],
  from(params) {
    const { sql, params: bound } = matched(params);
    const kinds = params.kind.length > 0 ? params.kind : ['new', 'gone', 'moved'];
    return {
      sql: `SELECT *, indexOf(['new', 'gone', 'moved', 'stayed'], kind) AS kind_no FROM (${sql}) WHERE kind IN {kinds:Array(String)}`,
      params: { ...bound, kinds },
    };
  },
});

export interface ChangeCounts extends Record<ChangeKind, number> {
  /** Banners that name neither an address nor an image: whether they changed cannot be told. */
  untold: number;
  /** Whether the two days have any banner at all. */
  has_now: boolean;
  has_before: boolean;
}

/** How many banners are new, gone, moved and stayed. */
export const changeCounts = query({
  name: 'banners/change-counts',
  params: z.object(bannersParams),
  needs: (params) => [dayNeed(params), comparedNeed(params)],
  async answer(params, run: Run): Promise<ChangeCounts> {
    const { sql, params: bound } = matched(params);
    const untold = (from: string) =>
      `(SELECT count() FROM ${from} WHERE coalesce(e_retail_media_url, page_preview_image_url) IS NULL)`;
    return run.row<ChangeCounts>(
      `SELECT countIf(kind = 'new') AS new, countIf(kind = 'gone') AS gone, countIf(kind = 'moved') AS moved,
        countIf(kind = 'stayed') AS stayed, ${untold('banners')} + ${untold('compared')} AS untold,
        (SELECT toBool(count() > 0) FROM banners) AS has_now, (SELECT toBool(count() > 0) FROM compared) AS has_before
      FROM (${sql})`,
      bound,
    );
  },
});
