import { banners } from '@/lib/metrics/banners';
import { identifier, join, NAMED_TUPLES, param, raw, sql, tupleOf } from '@/lib/metrics/sql';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { tableQuery } from '../table';
import { BANNER, bannerRows, chosenRows, daysWithBanners, lettersWithoutBanners, NAMED } from './needs';
import { bannersParams } from './params';

const STRIP = 'A letter for each day of the period: s seen, a absent, n nothing published, x failed, - not collected.';

const SHOWN = [...NAMED, 'e_retail_media_position'] as const;

/** A run of a banner: an interval without a collected day on which it is missing, with its state on the last day. */
export interface RunRow {
  id: string;
  retailer_name: string | null;
  page_type: string | null;
  page_type_name: string | null;
  page_name: string | null;
  banner: string | null;
  e_retail_media_position: number | null;
  first: string;
  last: string;
  /** Number of collected days of the run, all of which have the banner. */
  days: number;
  /** Number of days between the first and the last without data. */
  gaps: number;
  /** The banner may have started earlier, as the day before has no data or is not in the period. */
  open_start: boolean;
  /** The banner may have continued, as the day after has no data or is not in the period. */
  open_end: boolean;
  /** A letter for each day of the period: s seen, a absent, n nothing published, x failed, - not collected. */
  strip: string;
  own_brands: string | null;
  competitor_brands: string | null;
}

/** Run lengths of banners within the period. A day without data neither ends nor extends a run. */
export const runs = tableQuery<RunRow>()({
  name: 'banners/runs',
  title: 'Run lengths',
  noun: 'runs',
  params: bannersParams,
  columns: {
    retailer_name: { title: 'Retailer', kind: 'text' },
    page_name: { title: 'Page', kind: 'text' },
    banner: BANNER,
    strip: { title: 'Day by day', kind: 'text', definition: STRIP },
    first: {
      title: 'First seen',
      kind: 'day',
      beside: 'open_start',
      definition: '“or earlier” if the day before has no data or is before the period.',
    },
    last: {
      title: 'Last seen',
      kind: 'day',
      beside: 'open_end',
      definition: '“or later” if the day after has no data or is after the period.',
    },
    days: { title: 'Days seen', kind: 'number', unit: 'days', definition: 'Collected days of the run.' },
    gaps: {
      title: 'Gaps',
      kind: 'number',
      unit: 'days',
      definition: 'Days between first and last of which nothing is known: not collected, failed, or nothing published.',
    },
    open_start: {
      title: 'Or earlier',
      kind: 'boolean',
      definition: 'The day before has no data or is before the period.',
    },
    open_end: {
      title: 'Or later',
      kind: 'boolean',
      definition: 'The day after has no data or is after the period.',
    },
    own_brands: { title: 'Own brands', kind: 'text' },
    competitor_brands: { title: 'Competitors', kind: 'text' },
    page_type_name: { title: 'Page type', kind: 'text' },
    e_retail_media_position: {
      title: 'Position',
      kind: 'number',
      unit: 'rank',
      definition: 'On the last day of the run.',
    },
  },
  fields: ['id', 'page_type'],
  search: ['retailer_name', 'page_type_name', 'page_name', 'banner', 'own_brands', 'competitor_brands'],
  sort: 'days.desc',
  key: ['last', 'retailer_name', 'page_name', 'id', 'first'],
  needs: ({ date, days, relevance, first_n_e_retail_media }) => [
    { view: banners, params: { relevance, first_n_e_retail_media }, from: periodStart(date, days), to: date },
  ],
  from(params, run) {
    const where = chosenRows(params);
    const first = periodStart(params.date, params.days);
    const period = daysFrom(first, params.date);
    const known = daysWithBanners(run);
    const numbers = new Map(known.map((day, index) => [day, index + 1]));
    const lost = lettersWithoutBanners(run);
    const dayNumbers = period.map((day) => numbers.get(day) ?? 0);
    const letters = period.map((day) => lost.get(day) ?? 'a');
    const rows = bannerRows(run, ['identity', 'day', 'row_no', ...SHOWN]);
    const shown = SHOWN.map((column) => sql`shown.${identifier(column)} AS ${identifier(column)}`);
    return sql`
        WITH ${param(known, 'Array(Date)')} AS known,
        runs AS (
          SELECT identity, strip, arrayJoin(arraySplit((no, before) -> no != before + 1, nos, arrayPushFront(arrayPopBack(nos), nos[1] - 1))) AS nos_of_run,
            length(nos_of_run) AS days, known[nos_of_run[1]] AS first_day, known[nos_of_run[-1]] AS last_day
          FROM (
            SELECT identity, groupArrayInsertAt(0, ${raw(String(period.length))})(1, toUInt32(dateDiff('day', ${param(first, 'Date')}, day))) AS seen,
              arrayFilter((no, is_seen) -> is_seen, ${param(dayNumbers, 'Array(Int32)')}, seen) AS nos,
              arrayStringConcat(arrayMap((is_seen, letter) -> if(is_seen, 's', letter), seen, ${param(letters, 'Array(String)')})) AS strip
            FROM ${rows} WHERE identity IS NOT NULL AND ${where} GROUP BY identity))
        SELECT ${join(shown)}, toString(first_day) AS first, toString(last_day) AS last,
          days, dateDiff('day', first_day, last_day) + 1 - days AS gaps,
          toBool(NOT has(known, first_day - 1)) AS open_start, toBool(NOT has(known, last_day + 1)) AS open_end, strip
        FROM (
          SELECT argMax(newest.shown, newest.row_no) AS shown, any(runs.first_day) AS first_day, any(runs.days) AS days,
            any(runs.strip) AS strip, runs.last_day AS last_day
          FROM (SELECT identity, day, row_no, ${tupleOf(SHOWN)} AS shown FROM ${rows} WHERE ${where} ${NAMED_TUPLES}) AS newest
          INNER JOIN runs ON newest.identity = runs.identity AND newest.day = runs.last_day
          GROUP BY runs.identity, runs.last_day)`;
  },
});
