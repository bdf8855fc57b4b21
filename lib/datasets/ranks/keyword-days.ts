import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { columnsOf, type Sql, sql } from '@/lib/metrics/sql';
import { partOf, ratio, view } from '@/lib/metrics/view';
import { STAKE_RANKS } from './filters';

const COLUMNS = [
  'day',
  'keyword',
  'shop',
  'keyword_name',
  'retailer_name',
  'retailer_code',
  'search_keyword_id',
  'country',
  'is_power',
  'collected',
  // The own SKU with the best rank. Its fields are null if none is ranked.
  'best',
  'rank',
  'target',
  'is_on_target',
  'is_page_one',
  'at_stake',
  // Highest rank on page one of the retailer on the day.
  'page_one_size',
  'page_one_products',
  'page_one_ours',
  // `is_page_one` on the compared day, or as many days before an earlier day of the period.
  'was_page_one',
] as const;

const c = columnsOf('keyword_days', COLUMNS);

const BOTH_KNOWN = sql`countIf(${c.was_page_one} IS NOT NULL AND ${c.is_page_one} IS NOT NULL)`;
export const IS_LOST = sql`ifNull(${c.was_page_one} AND NOT ${c.is_page_one}, false)`;
export const IS_GAINED = sql`ifNull(NOT ${c.was_page_one} AND ${c.is_page_one}, false)`;

/** A count of changes, null if no keyword is known on both days, with those of power keywords as its part. */
function changes(of: { title: string; definition: string; better: 'higher' | 'lower'; is: Sql; noun: string }) {
  const { title, definition, better, is, noun } = of;
  return {
    ...{ title, definition, better },
    sql: sql`if(${BOTH_KNOWN} = 0, NULL, countIf(${is}))`,
    unit: 'count',
    counts: { part: sql`countIf(${is} AND ${c.is_power})`, whole: sql`countIf(${is})`, of: noun },
  } as const;
}

/** A keyword at a retailer on a day, by the best rank of own SKUs. Computed by `keywordDays` of Search rankings. */
export const keywordDays = view({
  name: 'keyword_days',
  dataset: visibilitySearchByProduct.name,
  columns: COLUMNS,
  measures: {
    on_page_one: partOf({
      title: 'Keywords on page one',
      definition: 'Collected keywords, each at each retailer, with an own SKU on page one.',
      better: 'higher',
      part: sql`countIf(${c.is_page_one})`,
      whole: sql`count(${c.is_page_one})`,
      of: 'collected keywords at retailers',
    }),
    on_target: partOf({
      title: 'Keywords on target',
      definition:
        'Keywords at retailers with an own SKU that reaches its target, by the verdict of the service. A keyword without a verdict does not count.',
      better: 'higher',
      part: sql`countIf(${c.is_on_target})`,
      whole: sql`count(${c.is_on_target})`,
      of: 'with a verdict',
    }),
    page_one_share: ratio({
      title: 'Share of page one',
      definition:
        'Share of the tracked products on page one that are own ones. A product on two positions of a keyword counts once.',
      better: 'higher',
      counts: {
        part: sql`sum(${c.page_one_ours})`,
        whole: sql`sum(${c.page_one_products})`,
        of: 'tracked products on page one',
      },
      all: null,
    }),
    gained: changes({
      title: 'Gained page one',
      definition: 'Keywords at retailers with an own SKU on page one now, and with none on the compared day.',
      better: 'higher',
      is: IS_GAINED,
      noun: 'gained',
    }),
    lost: changes({
      title: 'Lost page one',
      definition: 'Keywords at retailers without an own SKU on page one now, and with one on the compared day.',
      better: 'lower',
      is: IS_LOST,
      noun: 'lost',
    }),
    at_stake: partOf({
      title: 'Page one at stake',
      definition: `Keywords at retailers with the best own rank among the last ${STAKE_RANKS} of page one of the retailer, which ends with the highest rank that any tracked product has on page one there.`,
      better: 'lower',
      part: sql`countIf(${c.at_stake})`,
      whole: sql`countIf(${c.is_page_one})`,
      of: 'on page one',
    }),
    keywords: {
      title: 'Keywords',
      definition: 'Different keywords that are collected at a retailer.',
      sql: sql`uniqExactIf(${c.keyword}, ${c.collected})`,
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with a collected keyword.',
      sql: sql`uniqExactIf(${c.shop}, ${c.collected})`,
      unit: 'count',
      better: null,
    },
  },
});
