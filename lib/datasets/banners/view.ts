import { bannerColumns, eRetailMedia } from '@/lib/contract/e-retail-media';
import { columnsOf, type Sql, sql } from '@/lib/metrics/sql';
import { flagRatio, keysOf, type Measure, partOf, rounded } from '@/lib/metrics/view';
import { columnText, elementTexts, several } from '../compared';
import { dataset } from '../dataset';
import { bannerFilters } from './filters';

const COLUMNS = [
  ...keysOf(bannerColumns),
  // Computed when the table is filled.
  'day',
  'row_no',
  'id',
  'identity',
  'card',
  'banner',
  'page_type_name',
  'own_brands',
  'competitor_brands',
] as const;

const c = columnsOf('banners', COLUMNS);

/** Both counts of a banner are known. */
export const COUNTED = sql`${c.own_label_count} IS NOT NULL AND ${c.competitor_label_count} IS NOT NULL`;
const MENTIONS = sql`(${c.own_label_count} + ${c.competitor_label_count})`;
const OWN = sql`sumIf(${c.own_label_count}, ${COUNTED})`;
const ALL = sql`sumIf(${MENTIONS}, ${COUNTED})`;

/** The labels of a banner, own ones first. */
export const LABELS = sql`arrayConcat(${c.own_labels}, ${c.competitor_labels})`;
/** Returns pairs of a value of each label and whether the label is own. @param value SQL over `label` */
export const ownPairs = (value: Sql) =>
  sql`arrayConcat(arrayMap(label -> (${value}, true), ${c.own_labels}), arrayMap(label -> (${value}, false), ${c.competitor_labels}))`;

/** Whether a banner shows own or competitors' products, by its count or by its labels. */
export const SHOWS_OWN = sql`(ifNull(${c.own_label_count}, 0) > 0 OR notEmpty(${c.own_labels}))`;
const SHOWS_COMPETITOR = sql`(ifNull(${c.competitor_label_count}, 0) > 0 OR notEmpty(${c.competitor_labels}))`;
const OWNERS = sql`arrayConcat(if(${SHOWS_OWN}, ['own'], []), if(${SHOWS_COMPETITOR}, ['competitor'], []))`;
/** A page at its retailer, by its address, or by its name without one. */
export const PAGE = sql`coalesce(nullIf(${c.page_url}, ''), nullIf(${c.page_name}, ''))`;
export const ON_HOME_PAGE = sql`${c.page_type} = 'HOME_PAGE'`;
const EQUAL_COUNTS = sql`${c.own_label_count} = length(${c.own_labels}) AND ${c.competitor_label_count} = length(${c.competitor_labels})`;
/** Whether the counts equal the numbers of labels. Null without both, as a service may send counts only. */
export const COUNTS_AGREE = sql`if(${COUNTED} AND notEmpty(${LABELS}), toBool(${EQUAL_COUNTS}), NULL)`;

/** The share of banners with a weight. Its two counts are not weighted. */
export function weightedShare(weight: Sql | null): Measure {
  const times = weight ? sql`${weight} * ` : sql``;
  return {
    title: 'Banner share',
    definition: `Share of brand mentions on banners that are of own brands${
      weight === null ? '' : ', each banner multiplied by the weight of its page type'
    }, over the banners whose counts are both known. Null where fewer than half of the banners have both.`,
    sql: sql`if(2 * countIf(${COUNTED}) < count(), NULL,
      ${rounded(sql`sumIf(${times}${c.own_label_count}, ${COUNTED}) / nullIf(sumIf(${times}${MENTIONS}, ${COUNTED}), 0)`)})`,
    unit: 'percent',
    better: 'higher',
    counts: { part: OWN, whole: ALL, of: 'brand mentions' },
    known: { rows: sql`countIf(${COUNTED})`, all: sql`count()`, of: 'banners' },
  };
}

/** The banners of a day with own and competitor labels (E Retail Media). */
export const banners = dataset({
  name: 'banners',
  dataset: eRetailMedia.name,
  columns: COLUMNS,
  filters: bannerFilters,
  compared: {
    retailer: columnText(c.retailer_name),
    page_type: columnText(c.page_type),
    type: several(c.e_retail_media_types),
    position: columnText(c.e_retail_media_position),
    own: several(OWNERS),
    ...elementTexts(LABELS, 'label', {
      brand: sql`label.brand`,
      category: sql`label.category`,
      subcategory: sql`label.subcategory`,
    }),
  },
  search: [
    c.page_name,
    c.e_retail_media_url,
    sql`arrayStringConcat(arrayMap(label -> ifNull(label.brand, ''), ${LABELS}), ' ')`,
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
      part: sql`countIf(${ON_HOME_PAGE} AND ${SHOWS_OWN})`,
      whole: sql`countIf(${ON_HOME_PAGE})`,
      of: 'home page banners',
    }),
    pages: {
      title: 'Pages',
      definition: 'Different pages of retailers with at least one banner.',
      sql: sql`uniqExact((${c.retailer_name}, ${PAGE}))`,
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with at least one banner.',
      sql: sql`uniqExact(${c.retailer_name})`,
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
      sql: sql`sumIf(${c.competitor_label_count}, ${COUNTED})`,
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
    counts_agree: flagRatio(COUNTS_AGREE, {
      title: 'Counts agree',
      definition: 'Share of the banners with counts and listed brands whose counts equal the numbers of brands listed.',
      better: 'higher',
      of: 'banners with counts and listed brands',
      all: 'banners',
    }),
  },
});
