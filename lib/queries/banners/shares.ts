import { banners, COUNTED } from '@/lib/datasets/banners/view';
import { join, type Sql, sql } from '@/lib/metrics/sql';
import type { Measure } from '@/lib/metrics/view';
import { columns, hidden, number, type RowOf, required, text } from '../columns';
import { choice } from '../params';
import type { Need } from '../query';
import { table } from '../table';
import { COMPARED, comparedNeed, dayNeed, shareMeasure, TODAY } from './needs';
import { bannersParams } from './params';

const { c } = banners;
const GROUPS = { retailer: [c.retailer_name], page_type: [c.page_type], both: [c.retailer_name, c.page_type] };
const NONE = sql`CAST(NULL, 'Nullable(String)')`;
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
  { page_type: hidden.maybe.text },
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
    const groups = GROUPS[params.by];
    const keyOf = (column: Sql) => (groups.includes(column) ? sql`toString(${column})` : NONE);
    const typeName = params.by === 'retailer' ? NONE : sql`any(${c.page_type_name})`;
    const isCounted = sql`countIf(${COUNTED}) > 0`;
    const grouped = (need: Pick<Need, 'view' | 'as'>) => sql`
      SELECT ${keyOf(c.retailer_name)} AS retailer_name, ${keyOf(c.page_type)} AS page_type, ${typeName} AS page_type_name,
        ${shareMeasure(params, run).sql} AS share, if(${isCounted}, ${own_labels.sql}, NULL) AS own_labels,
        if(${isCounted}, ${competitor_labels.sql}, NULL) AS competitor_labels, count() AS banners, ${uncounted.sql} AS uncounted
      FROM ${run.from(need)} WHERE ${banners.where(params)} GROUP BY ${join(groups)}`;
    const before = params.against ? sql`past.share` : sql`CAST(NULL, 'Nullable(Float64)')`;
    return sql`
        SELECT now.retailer_name AS retailer_name, now.page_type AS page_type, now.page_type_name AS page_type_name,
          now.share AS share, ${before} AS before, (now.share - ${before}) * 100 AS change,
          now.own_labels AS own_labels, now.competitor_labels AS competitor_labels, now.banners AS banners, now.uncounted AS uncounted
        FROM (${grouped(TODAY)}) AS now
        LEFT JOIN (${grouped(COMPARED)}) AS past
          ON ifNull(now.retailer_name, '') = ifNull(past.retailer_name, '') AND ifNull(now.page_type, '') = ifNull(past.page_type, '')`;
  },
});
