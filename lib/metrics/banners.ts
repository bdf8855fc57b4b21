import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { type Measure, ratio, view } from './view';

/** Both counts of a banner are known. */
const COUNTED = 'own_label_count IS NOT NULL AND competitor_label_count IS NOT NULL';
const OWN = `sumIf(own_label_count, ${COUNTED})`;
const ALL = `sumIf(own_label_count + competitor_label_count, ${COUNTED})`;
/** Counts and lists of labels are both there: a service may send counts alone. */
const CHECKED = `${COUNTED} AND length(own_labels) + length(competitor_labels) > 0`;
export const COUNTS_AGREE = `own_label_count = length(own_labels) AND competitor_label_count = length(competitor_labels)`;

/** Whether a banner shows own products, or competitors', as far as is known: by its count or by its labels. */
export const SHOWS_OWN = '(ifNull(own_label_count, 0) > 0 OR notEmpty(own_labels))';
export const SHOWS_COMPETITOR = '(ifNull(competitor_label_count, 0) > 0 OR notEmpty(competitor_labels))';
export const LABELS = 'arrayConcat(own_labels, competitor_labels)';

/** The share with rows that have a column `weight`: its counts stay plain. */
export function weightedShare(weight: string): Measure {
  return {
    title: 'Banner share',
    definition: `Own labels of own and competitor labels${
      weight === '1' ? '' : ', each banner multiplied by the weight of its page type'
    }, over the banners whose counts are both known. Null where fewer than half of the banners have both.`,
    sql: `if(2 * countIf(${COUNTED}) < count(), NULL,
      sumIf(${weight} * own_label_count, ${COUNTED}) / nullIf(sumIf(${weight} * (own_label_count + competitor_label_count), ${COUNTED}), 0))`,
    unit: 'percent',
    better: 'higher',
    counts: { part: OWN, whole: ALL, of: 'labels' },
    known: { rows: `countIf(${COUNTED})`, all: 'count()', of: 'banners' },
  };
}

/** The banners of a day with own and competitor labels (E Retail Media). */
export const banners = view({
  name: 'banners',
  title: 'Banners',
  dataset: eRetailMedia.name,
  table: 'banners',
  filters: {
    retailer: 'retailer_name',
    q: `concat(ifNull(page_name, ''), ' ', ifNull(e_retail_media_url, ''), ' ', arrayStringConcat(arrayMap(label -> ifNull(label.brand, ''), ${LABELS}), ' '))`,
  },
  dimensions: {
    day: { title: 'Day', sql: 'day' },
    retailer: { title: 'Retailer', sql: 'retailer_name' },
    page_type: { title: 'Page type', sql: 'page_type_name' },
    page: { title: 'Page', sql: 'page_name' },
    position: { title: 'Position', sql: 'e_retail_media_position' },
  },
  measures: {
    share: weightedShare('1'),
    banners: {
      title: 'Banners',
      definition: 'Rows of E Retail Media of a day: one banner at one position of a page.',
      sql: 'count()',
      unit: 'count',
      better: null,
    },
    own_banners: {
      title: 'Own positions',
      definition: 'Positions whose banner shows at least one own product, by its count or by its labels.',
      sql: `countIf(${SHOWS_OWN})`,
      unit: 'count',
      better: 'higher',
    },
    home_own: {
      title: 'On home pages',
      definition: 'Banners with own products on home pages, of all banners there.',
      sql: `countIf(page_type = 'HOME_PAGE' AND ${SHOWS_OWN})`,
      unit: 'count',
      better: 'higher',
      counts: {
        part: `countIf(page_type = 'HOME_PAGE' AND ${SHOWS_OWN})`,
        whole: "countIf(page_type = 'HOME_PAGE')",
        of: 'home page banners',
      },
    },
    pages: {
      title: 'Pages',
      definition: 'Different pages of retailers with at least one banner.',
      sql: 'uniqExact((retailer_name, coalesce(page_url, page_name)))',
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with at least one banner.',
      sql: 'uniqExact(retailer_name)',
      unit: 'count',
      better: null,
    },
    own_labels: {
      title: 'Own labels',
      definition: 'Own products on banners as the service counts them, over the banners whose counts are both known.',
      sql: OWN,
      unit: 'count',
      better: 'higher',
      counts: { part: `countIf(${COUNTED})`, whole: 'count()', of: 'banners' },
    },
    competitor_labels: {
      title: 'Competitor labels',
      definition:
        'Products of competitors on banners as the service counts them, over the banners whose counts are both known.',
      sql: `sumIf(competitor_label_count, ${COUNTED})`,
      unit: 'count',
      better: 'lower',
      counts: { part: `countIf(${COUNTED})`, whole: 'count()', of: 'banners' },
    },
    uncounted: {
      title: 'Banners without counts',
      definition: 'Banners of which at least one count is unknown. They are part of no share.',
      sql: `countIf(NOT (${COUNTED}))`,
      unit: 'count',
      better: null,
    },
    counts_agree: ratio({
      title: 'Counts agree',
      definition: 'Banners whose counts are the numbers of their labels, of those where counts and labels are given.',
      better: 'higher',
      counts: {
        part: `countIf(${CHECKED} AND ${COUNTS_AGREE})`,
        whole: `countIf(${CHECKED})`,
        of: 'banners with counts and labels',
      },
      all: { sql: 'count()', of: 'banners' },
    }),
  },
});
