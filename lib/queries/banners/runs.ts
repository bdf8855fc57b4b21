import { banners } from '@/lib/datasets/banners/view';
import { NAMED_TUPLES, param, raw, sql, tupleOf } from '@/lib/metrics/sql';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import { table } from '../table';
import { columnsIn, daysWithBanners, lettersWithoutBanners, NAMED, periodNeed } from './needs';
import { bannersParams } from './params';
import { runColumns } from './runs.columns';

const { c } = banners;
const SHOWN = [...NAMED, 'e_retail_media_position'] as const;

/** Run lengths of banners within the period. A day without data neither ends nor extends a run. */
export const runs = table({
  name: 'banners/runs',
  title: 'Run lengths',
  noun: 'runs',
  params: bannersParams,
  columns: runColumns,
  sort: 'days.desc',
  key: ['last', 'retailer_name', 'page_name', 'id', 'first'],
  needs: (params) => [periodNeed(params)],
  rows(params, run) {
    const first = periodStart(params.date, params.days);
    const period = daysOfPeriod(params);
    const collectedDays = daysWithBanners(run);
    const numbers = new Map(collectedDays.map((day, index) => [day, index + 1]));
    const lost = lettersWithoutBanners(run);
    const dayNumbers = period.map((day) => numbers.get(day) ?? 0);
    const letters = period.map((day) => lost.get(day) ?? 'a');
    const filteredBanners = sql`${run.from({ view: banners })} WHERE ${banners.where(params)}`;
    const columnTuple = tupleOf(SHOWN.map((name) => c[name]));
    const dayIndex = sql`toUInt32(dateDiff('day', ${param(first, 'Date')}, ${c.day}))`;
    return sql`
        WITH ${param(collectedDays, 'Array(Date)')} AS known,
        runs AS (
          SELECT identity, strip, arrayJoin(arraySplit((no, before) -> no != before + 1, nos, arrayPushFront(arrayPopBack(nos), nos[1] - 1))) AS nos_of_run,
            length(nos_of_run) AS days, known[nos_of_run[1]] AS first_day, known[nos_of_run[-1]] AS last_day
          FROM (
            SELECT ${c.identity}, groupArrayInsertAt(0, ${raw(String(period.length))})(1, ${dayIndex}) AS seen,
              arrayFilter((no, is_seen) -> is_seen, ${param(dayNumbers, 'Array(Int32)')}, seen) AS nos,
              arrayStringConcat(arrayMap((is_seen, letter) -> if(is_seen, 's', letter), seen, ${param(letters, 'Array(String)')})) AS strip
            FROM ${filteredBanners} AND ${c.identity} IS NOT NULL GROUP BY ${c.identity}))
        SELECT ${columnsIn('shown', SHOWN)}, toString(first_day) AS first, toString(last_day) AS last,
          days, dateDiff('day', first_day, last_day) + 1 - days AS gaps,
          toBool(NOT has(known, first_day - 1)) AS open_start, toBool(NOT has(known, last_day + 1)) AS open_end, strip
        FROM (
          SELECT argMax(newest.shown, newest.row_no) AS shown, any(runs.first_day) AS first_day, any(runs.days) AS days,
            any(runs.strip) AS strip, runs.last_day AS last_day
          FROM (SELECT ${c.identity}, ${c.day}, ${c.row_no}, ${columnTuple} AS shown FROM ${filteredBanners} ${NAMED_TUPLES}) AS newest
          INNER JOIN runs ON newest.identity = runs.identity AND newest.day = runs.last_day
          GROUP BY runs.identity, runs.last_day)`;
  },
});
