import { banners, COUNTED } from '@/lib/datasets/banners/view';
import { sql } from '@/lib/metrics/sql';
import type { Measure } from '@/lib/metrics/view';
import { columns, number, required, text } from '../columns';
import type { Need } from '../query';
import { table } from '../table';
import { COMPARED, comparedNeed, shareMeasure, TODAY, todayNeed } from './needs';
import { bannersParams } from './params';

const { c } = banners;
const { own_labels, competitor_labels, uncounted } = banners.measures;

const measure = ({ unit, title, definition }: Measure) => number(unit, title, definition);
const shareColumns = columns({
  retailer_name: text('Retailer', { search: true }),
  page_type_name: text('Page type', { search: true }),
  share: measure(banners.measures.share),
  before: number('percent', 'Compared day', 'The banner share of the compared day.'),
  change: number('pp', 'Change', 'Banner share less that of the compared day.'),
  own_labels: measure(own_labels),
  competitor_labels: measure(competitor_labels),
  banners: required(measure(banners.measures.banners)),
  uncounted: required({ ...measure(uncounted), title: 'Without counts' }),
});

/** The banner share by retailer and page type, with the compared day. */
export const shares = table({
  name: 'banners/shares',
  title: 'Banner share',
  noun: 'rows',
  params: bannersParams,
  columns: shareColumns,
  sort: 'share.desc',
  key: ['retailer_name', 'page_type_name'],
  needs: (params) => [todayNeed(params), comparedNeed(params)],
  rows(params, run) {
    const isCounted = sql`countIf(${COUNTED}) > 0`;
    const grouped = (need: Pick<Need, 'view' | 'as'>) => sql`
      SELECT ${c.retailer_name}, ${c.page_type_name}, ${shareMeasure(run).sql} AS share,
        if(${isCounted}, ${own_labels.sql}, NULL) AS own_labels, if(${isCounted}, ${competitor_labels.sql}, NULL) AS competitor_labels,
        count() AS banners, ${uncounted.sql} AS uncounted
      FROM ${run.from(need)} WHERE ${banners.where(params)} GROUP BY ${c.retailer_name}, ${c.page_type_name}`;
    const before = params.against ? sql`past.share` : sql`CAST(NULL, 'Nullable(Float64)')`;
    return sql`
        SELECT now.retailer_name AS retailer_name, now.page_type_name AS page_type_name,
          now.share AS share, ${before} AS before, (now.share - ${before}) * 100 AS change,
          now.own_labels AS own_labels, now.competitor_labels AS competitor_labels, now.banners AS banners, now.uncounted AS uncounted
        FROM (${grouped(TODAY)}) AS now
        LEFT JOIN (${grouped(COMPARED)}) AS past
          ON ifNull(now.retailer_name, '') = ifNull(past.retailer_name, '') AND ifNull(now.page_type_name, '') = ifNull(past.page_type_name, '')`;
  },
});
