import * as z from 'zod/mini';
import { banners } from '@/lib/metrics/banners';
import { identifier, join, NAMED_TUPLES, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { isOneOf } from '@/lib/metrics/conditions';
import { list } from '../params';
import { query, type Run } from '../query';
import { table } from '../table';
import { CHANGE_KINDS, type ChangeKind, changeColumns } from './changes.columns';
import { bannerRows, chosenRows, comparedNeed, dayNeed, daysWithBanners, NAMED } from './needs';
import { type BannersParams, bannersParams } from './params';

/** The needs of both days, by name. */
const SIDES = { now: 'banners', before: 'compared' };

/**
 * A SELECT of every banner of two days that can be identified. A banner is identified by its address on its page. One
 * that is there several times is first matched position by position; the rest on both days has moved, and the rest on
 * one day is new or gone. They are matched before they are filtered: a banner that the filters hide on one day must not
 * look new. No banner is new or gone because of a day without banners.
 *
 * @param of names of the needs of both days, and the columns to select
 */
export function matched(
  params: BannersParams,
  run: Run,
  { now, before, columns }: { now: string; before: string; columns: readonly (typeof banners.columns)[number][] },
): Sql {
  const where = chosenRows(params);
  const day = (as: string, side: number) =>
    sql`SELECT identity, e_retail_media_position, row_no, ${tupleOf(columns)} AS shown, ${where} AS passes, ${raw(String(side))} AS side
    FROM ${bannerRows(run, ['identity', 'row_no', ...columns], as)} WHERE identity IS NOT NULL ${NAMED_TUPLES}`;
  const areBothThere = [now, before].every((as) => daysWithBanners(run, as).length > 0);
  const selected = columns.map((column) => sql`newest.${identifier(column)} AS ${identifier(column)}`);
  return sql`
      SELECT kind, before, now, ${join(selected)} FROM (
      SELECT multiIf(min(side) = 1, 'new', max(side) = 0, 'gone', any(stays), 'stayed', 'moved') AS kind, argMax(shown, side) AS newest,
        anyIf(e_retail_media_position, side = 0) AS before, anyIf(e_retail_media_position, side = 1) AS now
      FROM (
        SELECT *, row_number() OVER (PARTITION BY side, identity, stays ORDER BY row_no) AS left_no FROM (
          SELECT *, count() OVER (PARTITION BY identity, e_retail_media_position, same_place) = 2 AS stays FROM (
            SELECT *, row_number() OVER (PARTITION BY side, identity, e_retail_media_position ORDER BY row_no) AS same_place
            FROM (SELECT * FROM (${day(now, 1)}) UNION ALL SELECT * FROM (${day(before, 0)})))))
      WHERE ${raw(String(areBothThere))} GROUP BY identity, stays, left_no HAVING max(passes))`;
}

/** The banners that are new, ended or moved since the compared day. */
export const changes = table({
  name: 'banners/changes',
  title: 'Changes',
  noun: 'banners',
  params: { ...bannersParams, /** Kinds of change: all but what stayed, where none is named. */ kind: list() },
  columns: changeColumns,
  sort: 'kind.desc',
  key: ['retailer_name', 'page_type_name', 'page_name', 'now', 'before', 'id'],
  needs: (params) => [dayNeed(params), comparedNeed(params)],
  rows(params, run) {
    const kinds = params.kind.length > 0 ? params.kind : ['new', 'gone', 'moved'];
    return sql`SELECT * FROM (${matched(params, run, { ...SIDES, columns: NAMED })}) WHERE ${isOneOf(sql`kind`, kinds)}`;
  },
});

export interface ChangeCounts extends Record<ChangeKind, number> {
  /** Banners without an address and an image, whose changes cannot be detected. */
  unmatched: number;
  /** Whether each of the days has banners. */
  has_now: boolean;
  has_before: boolean;
}

/** The numbers of new, ended, moved and unchanged banners. */
export const changeCounts = query({
  name: 'banners/change-counts',
  params: z.object(bannersParams),
  needs: (params) => [dayNeed(params), comparedNeed(params)],
  async answer(params, run: Run): Promise<ChangeCounts> {
    const counts = join(CHANGE_KINDS.map((kind) => raw(`countIf(kind = '${kind}') AS ${kind}`)));
    const unmatchedOn = (as: string) =>
      sql`SELECT countIf(identity IS NULL) AS count FROM ${run.from({ view: banners, as }, ['identity'])}`;
    const [kinds, { unmatched }] = await Promise.all([
      run.row<Record<ChangeKind, number>>(
        sql`SELECT ${counts} FROM (${matched(params, run, { ...SIDES, columns: ['identity'] })})`,
      ),
      run.row<{ unmatched: number }>(
        sql`SELECT sum(count) AS unmatched FROM (${unmatchedOn(SIDES.now)} UNION ALL ${unmatchedOn(SIDES.before)})`,
      ),
    ]);
    return {
      ...kinds,
      unmatched,
      has_now: daysWithBanners(run).length > 0,
      has_before: daysWithBanners(run, 'compared').length > 0,
    };
  },
});
