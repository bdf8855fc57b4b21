import { banners, ownPairs } from '@/lib/datasets/banners/view';
import { sql } from '@/lib/metrics/sql';
import { boolean, columns, hidden, number, type RowOf, required, text } from '../columns';
import { table } from '../table';
import { dayNeed, TODAY } from './needs';
import { bannersParams } from './params';

const { c } = banners;

/** A label of banners: a brand in a category and subcategory. */
const labelColumns = columns(
  {
    category: text('Category', { search: true }),
    subcategory: text('Subcategory', { search: true }),
    brand: text('Brand', { search: true }),
    own: required(boolean('Own or competitor', ['own', 'competitor'])),
    labels: required(number('count', 'Brand mentions', 'Brand mentions listed for the banners.')),
    share: number(
      'percent',
      'Of the subcategory',
      'Share of the brand mentions of the subcategory on the day that are of the row. Filters do not change the whole.',
    ),
    banners: required(number('count', 'Banners', 'Banners that mention the brand.')),
    retailers: required(number('count', 'Retailers', 'Different retailers with such a banner.')),
  },
  {
    /** Brand mentions of all rows, of the category, and own ones of the category. */
    all_labels: hidden.number,
    category_labels: hidden.number,
    category_own_labels: hidden.number,
  },
);
export type LabelRow = RowOf<typeof labelColumns>;

/** The labels of the day by category, subcategory and brand. */
export const labels = table({
  name: 'banners/labels',
  title: 'Brand mentions',
  noun: 'brand mentions',
  params: bannersParams,
  columns: labelColumns,
  sort: 'category.asc',
  key: ['subcategory', 'own', 'labels', 'brand', 'category'],
  needs: (params) => [dayNeed(params)],
  rows(params, run) {
    const isChosen = sql`banner_passes AND ${banners.whereElement(params, 'brand')}`;
    // The share is of all labels of the day, so all are read. Only those that match the filters are counted.
    return sql`SELECT *, sum(labels) OVER () AS all_labels, sum(labels) OVER (PARTITION BY category) AS category_labels,
        sumIf(labels, own) OVER (PARTITION BY category) AS category_own_labels
      FROM (
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
