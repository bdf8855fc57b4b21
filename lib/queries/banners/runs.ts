import { banners } from '@/lib/metrics/banners';
import { periodStart } from '@/lib/queries/shared/dates';
import { tableQuery } from '../table';
import { BANNER, chosenRows, LOST, namedRows } from './needs';
import { bannersParams } from './params';

const STRIP =
  'A letter for each day of the period: s seen, a not there, n nothing published, x failed, - not collected.';

/** The time a banner stood without a collected day that lacks it, as it was on the last of these days. */
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
  /** Collected days of the run: the banner is on every one of them. */
  days: number;
  /** Days between first and last of which nothing is known. */
  gaps: number;
  /** Nothing is known of the day before, or it lies before the period: the banner may have begun earlier. */
  open_start: boolean;
  /** Nothing is known of the day after, or it lies behind the period: the banner may still stand. */
  open_end: boolean;
  /** A letter for each day of the period: s seen, a not there, n nothing published, x failed, - not collected. */
  strip: string;
  own_brands: string | null;
  competitor_brands: string | null;
}

/** How long banners stood within the period. A day without data, for whatever reason, neither ends nor lengthens a run. */
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
      definition: '“or earlier” where nothing is known of the day before, or it lies before the period.',
    },
    last: {
      title: 'Last seen',
      kind: 'day',
      definition: '“or later” where nothing is known of the day after, or it lies behind the period.',
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
      definition: 'Nothing is known of the day before, or it lies before the period.',
    },
    open_end: {
      title: 'Or later',
      kind: 'boolean',
      definition: 'Nothing is known of the day after, or it lies behind the period.',
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
  from(params) {
    const where = chosenRows(params);
    const collected = '(SELECT groupUniqArray(day) FROM banners)';
    const shown = [
      'id',
      'retailer_name',
      'page_type',
      'page_type_name',
      'page_name',
      'banner',
      'e_retail_media_position',
      'own_brands',
      'competitor_brands',
    ];
    return {
      sql: `
        SELECT ${shown.map((column) => `argMax(${column}_, at).1 AS ${column}`).join(', ')},
          toString(min(at)) AS first, toString(max(at)) AS last, count() AS days, dateDiff('day', min(at), max(at)) + 1 - count() AS gaps,
          toBool(NOT has(any(known), min(at) - 1)) AS open_start, toBool(NOT has(any(known), max(at) + 1)) AS open_end,
          arrayStringConcat(arrayMap(one -> multiIf(has(any(all_seen), one), 's', has(any(known), one), 'a', ${LOST('one')}),
            arrayMap(no -> {run_from:Date} + no, range(toUInt32({run_days:UInt32}))))) AS strip
        FROM (
          SELECT *, groupArray(at) OVER (PARTITION BY identity) AS all_seen,
            indexOf(known, at) - toInt64(row_number() OVER (PARTITION BY identity ORDER BY at)) AS island
          FROM (
            SELECT identity, day AS at, any(known) AS known,
              ${shown.map((column) => `argMax(tuple(${column}), row_no) AS ${column}_`).join(', ')}
            FROM (SELECT *, arraySort(${collected}) AS known FROM (${namedRows('banners')}))
            WHERE identity IS NOT NULL AND ${where.sql}
            GROUP BY identity, at))
        GROUP BY identity, island`,
      params: { ...where.params, run_from: periodStart(params.date, params.days), run_days: params.days },
    };
  },
});
