import { bannerColumns, eRetailMedia } from '@/lib/contract/e-retail-media';
import { type Sql, sql } from './sql';
import { keysOf, type Measure, partOf, ratio, view } from './view';

/** Both counts of a banner are known. */
const COUNTED = sql`own_label_count IS NOT NULL AND competitor_label_count IS NOT NULL`;
const OWN = sql`sumIf(own_label_count, ${COUNTED})`;
const ALL = sql`sumIf(own_label_count + competitor_label_count, ${COUNTED})`;
/** A banner has counts and lists of labels. A service may send counts only. */
const CHECKED = sql`${COUNTED} AND length(own_labels) + length(competitor_labels) > 0`;
export const COUNTS_AGREE = sql`own_label_count = length(own_labels) AND competitor_label_count = length(competitor_labels)`;

/** Whether a banner shows own or competitors' products, by its count or by its labels. */
export const SHOWS_OWN = sql`(ifNull(own_label_count, 0) > 0 OR notEmpty(own_labels))`;
export const SHOWS_COMPETITOR = sql`(ifNull(competitor_label_count, 0) > 0 OR notEmpty(competitor_labels))`;
export const LABELS = sql`arrayConcat(own_labels, competitor_labels)`;

/** The share of banners with a weight. Its two counts are not weighted. */
export function weightedShare(weight: Sql | null): Measure {
  const times = weight ? sql`${weight} * ` : sql``;
  return {
    title: 'Banner share',
    definition: `Share of brand mentions on banners that are of own brands${
      weight === null ? '' : ', each banner multiplied by the weight of its page type'
    }, over the banners whose counts are both known. Null where fewer than half of the banners have both.`,
    sql: sql`if(2 * countIf(${COUNTED}) < count(), NULL,
      sumIf(${times}own_label_count, ${COUNTED}) / nullIf(sumIf(${times}(own_label_count + competitor_label_count), ${COUNTED}), 0))`,
    unit: 'percent',
    better: 'higher',
    counts: { part: OWN, whole: ALL, of: 'brand mentions' },
    known: { rows: sql`countIf(${COUNTED})`, all: sql`count()`, of: 'banners' },
  };
}

/** The banners of a day with own and competitor labels (E Retail Media). */
export const banners = view({
  name: 'banners',
  dataset: eRetailMedia.name,
  columns: [
    ...keysOf(bannerColumns),
    'day',
    'row_no',
    'id',
    'identity',
    'card',
    'banner',
    'page_type_name',
    'own_brands',
    'competitor_brands',
  ],
  measureColumns: [
    'retailer_name',
    'page_type',
    'page_name',
    'page_url',
    'own_label_count',
    'competitor_label_count',
    'own_labels',
    'competitor_labels',
  ],
  measures: {
    share: weightedShare(null),
    banners: {
      title: 'Banners',
      definition: 'Rows of E Retail Media of a day: one banner at one position of a page.',
      sql: sql`count()`,
      unit: 'count',
      better: null,
    },
    own_banners: {
      title: 'Own positions',
      definition: 'Positions whose banner shows at least one own product, by its count or by the brands listed.',
      sql: sql`countIf(${SHOWS_OWN})`,
      unit: 'count',
      better: 'higher',
    },
    home_own: partOf({
      title: 'On home pages',
      definition: 'Share of the banners on home pages that show own products.',
      better: 'higher',
      part: sql`countIf(page_type = 'HOME_PAGE' AND ${SHOWS_OWN})`,
      whole: sql`countIf(page_type = 'HOME_PAGE')`,
      of: 'home page banners',
    }),
    pages: {
      title: 'Pages',
      definition: 'Different pages of retailers with at least one banner.',
      sql: sql`uniqExact((retailer_name, coalesce(page_url, page_name)))`,
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with at least one banner.',
      sql: sql`uniqExact(retailer_name)`,
      unit: 'count',
      better: null,
    },
    own_labels: {
      title: 'Own brand mentions',
      definition:
        'Mentions of own brands on banners by the counts of the service, over the banners whose counts are both known.',
      sql: OWN,
      unit: 'count',
      better: 'higher',
      counts: { part: sql`countIf(${COUNTED})`, whole: sql`count()`, of: 'banners' },
    },
    competitor_labels: {
      title: 'Competitor brand mentions',
      definition:
        'Mentions of competitors on banners by the counts of the service, over the banners whose counts are both known.',
      sql: sql`sumIf(competitor_label_count, ${COUNTED})`,
      unit: 'count',
      better: 'lower',
      counts: { part: sql`countIf(${COUNTED})`, whole: sql`count()`, of: 'banners' },
    },
    uncounted: {
      title: 'Banners without counts',
      definition: 'Banners of which at least one count is unknown. They are part of no share.',
      sql: sql`countIf(NOT (${COUNTED}))`,
      unit: 'count',
      better: null,
    },
    counts_agree: ratio({
      title: 'Counts agree',
      definition: 'Share of the banners with counts and listed brands whose counts equal the numbers of brands listed.',
      better: 'higher',
      counts: {
        part: sql`countIf(${CHECKED} AND ${COUNTS_AGREE})`,
        whole: sql`countIf(${CHECKED})`,
        of: 'banners with counts and listed brands',
      },
      all: { sql: sql`count()`, of: 'banners' },
    }),
  },
});
