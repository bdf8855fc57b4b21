import { banners, ownPairs } from '@/lib/datasets/banners/view';
import { sql } from '@/lib/metrics/sql';
import { table } from '../table';
import { labelColumns } from './labels.columns';
import { TODAY, todayNeed } from './needs';
import { bannersParams } from './params';

const { c } = banners;

/** The labels of the day by brand, category and subcategory. */
export const labels = table({
  name: 'banners/labels',
  title: 'Brand mentions',
  noun: 'brand mentions',
  params: bannersParams,
  columns: labelColumns,
  sort: 'labels.desc',
  key: ['category', 'subcategory', 'brand', 'own'],
  needs: (params) => [todayNeed(params)],
  rows(params, run) {
    const isChosen = sql`banner_passes AND ${banners.whereElement(params, 'brand')}`;
    // The share is of all labels of the day, so all are read. Only those that match the filters are counted.
    return sql`SELECT * FROM (
      SELECT *, labels / sum(listed) OVER (PARTITION BY category, subcategory) AS share FROM (
        SELECT label.category AS category, label.subcategory AS subcategory, label.brand AS brand, own, count() AS listed,
          countIf(passes) AS labels, uniqExactIf(row_no, passes) AS banners, uniqExactIf(retailer_name, passes) AS retailers
        FROM (
          SELECT row_no, retailer_name, label, own, ${isChosen} AS passes FROM (
            SELECT ${c.row_no}, ${c.retailer_name}, ${banners.where(params)} AS banner_passes,
              arrayJoin(${ownPairs(sql`label`)}) AS pair, pair.1 AS label, pair.2 AS own
            FROM ${run.from(TODAY)}))
        GROUP BY category, subcategory, brand, own))
      WHERE labels > 0`;
  },
});
