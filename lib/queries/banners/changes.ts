import * as z from 'zod/mini';
import { banners, SHOWS_OWN } from '@/lib/datasets/banners/view';
import { join, NAMED_TUPLES, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Need, query, type Run } from '../query';
import { table } from '../table';
import { CHANGE_KINDS, type ChangeKind, changeColumns } from './changes.columns';
import { COMPARED, columnsIn, comparedNeed, isCompared, NAMED, TODAY, todayNeed } from './needs';
import { type BannersParams, bannersParams } from './params';

const { c } = banners;

/**
 * A SELECT of every banner of two days that can be identified. A banner is identified by its address on its page. One
 * that is there several times is first matched position by position; the rest on both days has moved, and the rest on
 * one day is new or gone. They are matched before they are filtered: a banner that the filters hide on one day must not
 * look new. No banner is new or gone because of a day without banners.
 */
function matched(params: BannersParams, run: Run, names: readonly (keyof typeof c)[]): Sql {
  const columnTuple = tupleOf(names.map((name) => c[name]));
  const day = (need: Pick<Need, 'view' | 'as'>, side: 0 | 1) => sql`
    SELECT ${c.identity}, ${c.e_retail_media_position}, ${c.row_no}, ${columnTuple} AS shown, ${banners.where(params)} AS passes,
      ${raw(String(side))} AS side
    FROM ${run.from(need)} WHERE ${c.identity} IS NOT NULL ${NAMED_TUPLES}`;
  return sql`
      SELECT kind, before, now, ${columnsIn('newest', names)} FROM (
      SELECT multiIf(min(side) = 1, 'new', max(side) = 0, 'gone', any(stays), 'stayed', 'moved') AS kind, argMax(shown, side) AS newest,
        anyIf(e_retail_media_position, side = 0) AS before, anyIf(e_retail_media_position, side = 1) AS now
      FROM (
        SELECT *, row_number() OVER (PARTITION BY side, identity, stays ORDER BY row_no) AS left_no FROM (
          SELECT *, count() OVER (PARTITION BY identity, e_retail_media_position, occurrence) = 2 AS stays FROM (
            SELECT *, row_number() OVER (PARTITION BY side, identity, e_retail_media_position ORDER BY row_no) AS occurrence
            FROM (SELECT * FROM (${day(TODAY, 1)}) UNION ALL SELECT * FROM (${day(COMPARED, 0)})))))
      WHERE ${raw(String(isCompared(run)))} GROUP BY identity, stays, left_no HAVING max(passes))`;
}

interface NewBanners {
  fresh: number | null;
  /** Those with own products. */
  own: number | null;
}

/** Returns the numbers of banners that are new since the compared day, null if one of the days has no banners. */
export async function newBanners(params: BannersParams, run: Run): Promise<NewBanners> {
  if (!params.against || !isCompared(run)) return { fresh: null, own: null };
  const rows = matched(params, run, ['own_label_count', 'own_labels']);
  return run.row(sql`SELECT count() AS fresh, countIf(${SHOWS_OWN}) AS own FROM (${rows}) WHERE kind = 'new'`);
}

/** The banners that are new, ended or moved since the compared day. */
export const changes = table({
  name: 'banners/changes',
  title: 'Changes',
  noun: 'banners',
  params: bannersParams,
  columns: changeColumns,
  sort: 'kind.desc',
  key: ['retailer_name', 'page_type_name', 'page_name', 'now', 'before', 'id'],
  needs: (params) => [todayNeed(params), comparedNeed(params)],
  rows: (params, run) => sql`SELECT * FROM (${matched(params, run, NAMED)}) WHERE kind != 'stayed'`,
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
  needs: (params) => [todayNeed(params), comparedNeed(params)],
  async answer(params, run: Run): Promise<ChangeCounts> {
    const counts = join(CHANGE_KINDS.map((kind) => raw(`countIf(kind = '${kind}') AS ${kind}`)));
    const unmatchedOn = (need: Pick<Need, 'view' | 'as'>) =>
      sql`SELECT countIf(${c.identity} IS NULL) AS count FROM ${run.from(need)}`;
    const [kinds, { unmatched }] = await Promise.all([
      run.row<Record<ChangeKind, number>>(sql`SELECT ${counts} FROM (${matched(params, run, ['identity'])})`),
      run.row<{ unmatched: number }>(
        sql`SELECT sum(count) AS unmatched FROM (${unmatchedOn(TODAY)} UNION ALL ${unmatchedOn(COMPARED)})`,
      ),
    ]);
    return {
      ...kinds,
      unmatched,
      has_now: knownDays(run, TODAY).length > 0,
      has_before: knownDays(run, COMPARED).length > 0,
    };
  },
});
