import { banners, weightedShare } from '@/lib/metrics/banners';
import { measureColumn } from '../column';
import { choice } from '../params';
import { tableQuery } from '../table';
import { chosenRows, comparedNeed, dayNeed, weightOf } from './needs';
import { bannersParams } from './params';

export interface ShareRow {
  retailer_name: string | null;
  page_type: string | null;
  page_type_name: string | null;
  share: number | null;
  before: number | null;
  change: number | null;
  own_labels: number | null;
  competitor_labels: number | null;
  banners: number;
  uncounted: number;
}

const GROUPS = { retailer: ['retailer_name'], page_type: ['page_type'], both: ['retailer_name', 'page_type'] };
const { own_labels, competitor_labels, uncounted } = banners.measures;

/** The banner share by retailer, by page type, or by both, beside the compared day. */
export const shares = tableQuery<ShareRow>()({
  name: 'banners/shares',
  title: 'Banner share',
  noun: 'rows',
  params: { ...bannersParams, by: choice(['retailer', 'page_type', 'both'], 'retailer') },
  columns: {
    retailer_name: { title: 'Retailer', kind: 'text' },
    page_type_name: { title: 'Page type', kind: 'text' },
    share: measureColumn(banners.measures.share),
    before: {
      title: 'Compared day',
      kind: 'number',
      unit: 'percent',
      definition: 'The banner share of the compared day.',
    },
    change: { title: 'Change', kind: 'number', unit: 'pp', definition: 'Banner share less that of the compared day.' },
    own_labels: measureColumn(own_labels),
    competitor_labels: measureColumn(competitor_labels),
    banners: measureColumn(banners.measures.banners),
    uncounted: measureColumn(uncounted, { title: 'Without counts' }),
  },
  fields: ['page_type'],
  search: ['retailer_name', 'page_type_name'],
  sort: 'share.desc',
  key: ['retailer_name', 'page_type'],
  needs: (params) => [dayNeed(params), comparedNeed(params)],
  from(params) {
    const columns = GROUPS[params.by];
    const weight = weightOf(params);
    const where = chosenRows(params);
    const share = weightedShare(weight.sql).sql;
    const only = (column: string) =>
      columns.includes(column) ? `toString(${column})` : "CAST(NULL, 'Nullable(String)')";
    const grouped = (from: string) => `
      SELECT ${only('retailer_name')} AS retailer_name, ${only('page_type')} AS page_type,
        ${columns.includes('page_type') ? 'any(banners.page_type_name)' : only('page_type')} AS page_type_name, ${share} AS share,
        if(countIf(own_label_count IS NOT NULL AND competitor_label_count IS NOT NULL) = 0, NULL, ${own_labels.sql}) AS own_labels,
        if(countIf(own_label_count IS NOT NULL AND competitor_label_count IS NOT NULL) = 0, NULL, ${competitor_labels.sql}) AS competitor_labels,
        count() AS banners, ${uncounted.sql} AS uncounted
      FROM ${from} WHERE ${where.sql} GROUP BY ${columns.map((column) => `banners.${column}`).join(', ')}`;
    return {
      sql: `
        SELECT now.retailer_name AS retailer_name, now.page_type AS page_type, now.page_type_name AS page_type_name,
          now.share AS share, ${params.against ? 'past.share' : "CAST(NULL, 'Nullable(Float64)')"} AS before,
          (now.share - ${params.against ? 'past.share' : 'NULL'}) * 100 AS change,
          now.own_labels AS own_labels, now.competitor_labels AS competitor_labels, now.banners AS banners, now.uncounted AS uncounted
        FROM (${grouped('banners')}) AS now
        LEFT JOIN (${grouped('compared AS banners')}) AS past
          ON ifNull(now.retailer_name, '') = ifNull(past.retailer_name, '') AND ifNull(now.page_type, '') = ifNull(past.page_type, '')`,
      params: { ...weight.params, ...where.params },
    };
  },
});
