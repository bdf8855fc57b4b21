import * as z from 'zod/mini';
import { list } from '../params';
import { query, type Run } from '../query';
import { type Statement, tableQuery } from '../table';
import { BANNER, chosenRows, comparedNeed, dayNeed, daysWithBanners, NAMED } from './needs';
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

/** The rows of `dayNeed` and `comparedNeed`. */
const SIDES = { now: 'banners', before: 'compared' };

/**
 * Every banner of the two days that can be told from others. A banner is matched by where it leads on its page. One that
 * shows there several times is first matched position by position; what is left over on both days moved, and on one day alone is new
 * or gone. They are matched before they are filtered: a banner that the filters hide on one day alone must not look new.
 * A day of which nothing is known makes nothing new, and nothing gone.
 *
 * @param of names of the two days' rows, and the columns that are wanted of a banner
 */
export function matched(
  params: BannersParams,
  run: Run,
  { now, before, columns }: { now: string; before: string; columns: readonly string[] },
): Statement {
  const where = chosenRows(params);
  const day = (name: string, side: number) =>
    `SELECT identity, e_retail_media_position, row_no, tuple(${columns.join(', ')}) AS its, ${where.sql} AS passes, ${side} AS side
    ${run.from(name)} AND identity IS NOT NULL`;
  const bothThere = [now, before].every((name) => daysWithBanners(run, name).length > 0);
  return {
    sql: `
      SELECT kind, before, now, ${columns.map((column, at) => `shown.${at + 1} AS ${column}`).join(', ')} FROM (
      SELECT multiIf(min(side) = 1, 'new', max(side) = 0, 'gone', any(stays), 'stayed', 'moved') AS kind, argMax(its, side) AS shown,
        anyIf(e_retail_media_position, side = 0) AS before, anyIf(e_retail_media_position, side = 1) AS now
      FROM (
        SELECT *, row_number() OVER (PARTITION BY side, identity, stays ORDER BY row_no) AS left_no FROM (
          SELECT *, count() OVER (PARTITION BY identity, e_retail_media_position, same_place) = 2 AS stays FROM (
            SELECT *, row_number() OVER (PARTITION BY side, identity, e_retail_media_position ORDER BY row_no) AS same_place
            FROM (${day(now, 1)} UNION ALL ${day(before, 0)}))))
      WHERE ${bothThere} GROUP BY identity, stays, left_no HAVING max(passes))`,
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
  from(params, run) {
    const { sql, params: bound } = matched(params, run, { ...SIDES, columns: NAMED });
    const kinds = params.kind.length > 0 ? params.kind : ['new', 'gone', 'moved'];
    return {
      named: "indexOf(['new', 'gone', 'moved', 'stayed'], kind) AS kind_no",
      sql,
      where: 'kind IN {kinds:Array(String)}',
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
    const { sql, params: bound } = matched(params, run, { ...SIDES, columns: ['identity'] });
    const counts = CHANGE_KINDS.map((kind) => `countIf(kind = '${kind}') AS ${kind}`).join(', ');
    const untold = (from: string) => `SELECT countIf(identity IS NULL) AS count FROM ${from}`;
    const [found, { untold: none }] = await Promise.all([
      run.row<Record<ChangeKind, number>>(`SELECT ${counts} FROM (${sql})`, bound),
      run.row<{ untold: number }>(
        `SELECT sum(count) AS untold FROM (${untold('banners')} UNION ALL ${untold('compared')})`,
      ),
    ]);
    return {
      ...found,
      untold: none,
      has_now: daysWithBanners(run).length > 0,
      has_before: daysWithBanners(run, 'compared').length > 0,
    };
  },
});
