import { banners } from '@/lib/metrics/banners';
import { identifier, join, sql } from '@/lib/metrics/sql';
import type { Measure } from '@/lib/metrics/view';
import { columns, hidden, number, type RowOf, required, text } from '../columns';
import { choice } from '../params';
import { table } from '../table';
import { bannerRows, chosenRows, comparedNeed, dayNeed, shareMeasure } from './needs';
import { bannersParams } from './params';

const GROUPS = { retailer: ['retailer_name'], page_type: ['page_type'], both: ['retailer_name', 'page_type'] };
const { own_labels, competitor_labels, uncounted } = banners.measures;

const measure = ({ unit, title, definition }: Measure) => number(unit, title, definition);
const shareColumns = columns(
  {
    retailer_name: text('Retailer', { search: true }),
    page_type_name: text('Page type', { search: true }),
    share: measure(banners.measures.share),
    before: number('percent', 'Compared day', 'The banner share of the compared day.'),
    change: number('pp', 'Change', 'Banner share less that of the compared day.'),
    own_labels: measure(own_labels),
    competitor_labels: measure(competitor_labels),
    banners: required(measure(banners.measures.banners)),
    uncounted: required({ ...measure(uncounted), title: 'Without counts' }),
  },
  { page_type: hidden.text },
);
export type ShareRow = RowOf<typeof shareColumns>;

/** The banner share by retailer, by page type, or by both, with the compared day. */
export const shares = table({
  name: 'banners/shares',
  title: 'Banner share',
  noun: 'rows',
  params: { ...bannersParams, by: choice(['retailer', 'page_type', 'both'], 'retailer') },
  columns: shareColumns,
  sort: 'share.desc',
  key: ['retailer_name', 'page_type'],
  needs: (params) => [dayNeed(params), comparedNeed(params)],
  rows(params, run) {
    const columns = GROUPS[params.by];
    const where = chosenRows(params);
    const share = shareMeasure(params).sql;
    const only = (column: 'retailer_name' | 'page_type') =>
      columns.includes(column) ? sql`toString(${identifier(column)})` : sql`CAST(NULL, 'Nullable(String)')`;
    const isCounted = sql`countIf(own_label_count IS NOT NULL AND competitor_label_count IS NOT NULL) > 0`;
    const grouped = (as: string) => sql`
      SELECT ${only('retailer_name')} AS retailer_name, ${only('page_type')} AS page_type,
        ${columns.includes('page_type') ? sql`any(banners.page_type_name)` : only('page_type')} AS page_type_name, ${share} AS share,
        if(${isCounted}, ${own_labels.sql}, NULL) AS own_labels, if(${isCounted}, ${competitor_labels.sql}, NULL) AS competitor_labels,
        count() AS banners, ${uncounted.sql} AS uncounted
      FROM ${bannerRows(run, ['page_type_name'], as)} AS banners WHERE ${where}
      GROUP BY ${join(columns.map((column) => sql`banners.${identifier(column)}`))}`;
    const before = params.against ? sql`past.share` : sql`CAST(NULL, 'Nullable(Float64)')`;
    return sql`
        SELECT now.retailer_name AS retailer_name, now.page_type AS page_type, now.page_type_name AS page_type_name,
          now.share AS share, ${before} AS before, (now.share - ${before}) * 100 AS change,
          now.own_labels AS own_labels, now.competitor_labels AS competitor_labels, now.banners AS banners, now.uncounted AS uncounted
        FROM (${grouped('banners')}) AS now
        LEFT JOIN (${grouped('compared')}) AS past
          ON ifNull(now.retailer_name, '') = ifNull(past.retailer_name, '') AND ifNull(now.page_type, '') = ifNull(past.page_type, '')`;
  },
});
