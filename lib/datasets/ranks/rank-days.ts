import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { columnsOf, type Sql, sql } from '@/lib/metrics/sql';
import { knownPartOf, partOf, ratio, view } from '@/lib/metrics/view';
import { STAKE_RANKS } from './filters';

const COLUMNS = [
  'day',
  // Identifies the product for the keyword at the retailer. `rank_id` is a hash, as grouping by the text takes longer.
  'id',
  'rank_id',
  'keyword',
  'shop',
  'keyword_name',
  'retailer_name',
  'retailer_code',
  'search_keyword_id',
  'country',
  'is_power',
  // Whether the rank is one of those that the page compares. The others are of competitors.
  'is_ours',
  'is_customer_brand',
  // Fields of the product.
  'listing',
  'collected',
  'rank',
  // The rank that the service compares with the target.
  'judged',
  'target',
  'is_on_target',
  'is_page_one',
  // Products on page one, in the row for the whole keyword at the retailer, else 0.
  'page_one_products',
  'at_stake',
  // Highest rank on page one of the retailer on the day.
  'page_one_size',
  // `is_page_one` on the compared day, or as many days before an earlier day of the period.
  'was_page_one',
] as const;

const c = columnsOf('rank_days', COLUMNS);

const BOTH_KNOWN = sql`countIf(${c.is_ours} AND ${c.was_page_one} IS NOT NULL AND ${c.is_page_one} IS NOT NULL)`;
export const IS_LOST = sql`ifNull(${c.is_ours} AND ${c.was_page_one} AND NOT ${c.is_page_one}, false)`;
export const IS_GAINED = sql`ifNull(${c.is_ours} AND NOT ${c.was_page_one} AND ${c.is_page_one}, false)`;

interface Changes {
  title: string;
  definition: string;
  better: 'higher' | 'lower';
  is: Sql;
  noun: string;
}

/** A count of changes, null if no rank is known on both days, with those for power keywords as its part. */
function changes({ is, noun, ...description }: Changes) {
  return {
    ...description,
    sql: sql`if(${BOTH_KNOWN} = 0, NULL, countIf(${is}))`,
    unit: 'count',
    counts: { part: sql`countIf(${is} AND ${c.is_power})`, whole: sql`countIf(${is})`, of: noun },
  } as const;
}

/** A product for a keyword at a retailer on a day, once, at its best rank. Computed by `rankDaysOf` of Search rankings. */
export const rankDays = view({
  name: 'rank_days',
  dataset: visibilitySearchByProduct.name,
  columns: COLUMNS,
  measures: {
    on_page_one: knownPartOf({
      title: 'Ranks on page one',
      definition: 'Own SKUs on page one. An SKU counts for each collected keyword at each retailer.',
      better: 'higher',
      part: sql`countIf(${c.is_ours} AND ${c.is_page_one})`,
      whole: sql`countIf(${c.is_ours} AND ${c.is_page_one} IS NOT NULL)`,
      of: 'collected ranks of own SKUs',
    }),
    on_target: knownPartOf({
      title: 'Ranks on target',
      definition:
        'Ranks of own SKUs that reach their target, by the verdict of the service. A rank without a verdict does not count.',
      better: 'higher',
      part: sql`countIf(${c.is_ours} AND ${c.is_on_target})`,
      whole: sql`countIf(${c.is_ours} AND ${c.is_on_target} IS NOT NULL)`,
      of: 'with a verdict',
    }),
    page_one_share: ratio({
      title: 'Share of page one',
      definition:
        'Share of the tracked products on page one that are own ones. A product on two positions of a keyword counts once.',
      better: 'higher',
      counts: {
        part: sql`countIf(${c.is_ours} AND ${c.is_page_one})`,
        whole: sql`sum(${c.page_one_products})`,
        of: 'tracked products on page one',
      },
      all: null,
    }),
    gained: changes({
      title: 'Gained page one',
      definition: 'Own SKUs that are on page one of a keyword now, and were not on the compared day.',
      better: 'higher',
      is: IS_GAINED,
      noun: 'gained',
    }),
    lost: changes({
      title: 'Lost page one',
      definition: 'Own SKUs that were on page one of a keyword on the compared day, and are not now.',
      better: 'lower',
      is: IS_LOST,
      noun: 'lost',
    }),
    rival_ranks: {
      title: 'Ranks of selected competitors',
      definition: 'Ranks of other brands that count as own ones, as no own product passes the filters.',
      sql: sql`countIf(${c.is_ours} AND NOT ${c.is_customer_brand})`,
      unit: 'count',
      better: null,
    },
    at_stake: partOf({
      title: 'Page one at stake',
      definition: `Own SKUs among the last ${STAKE_RANKS} ranks of page one of the retailer, which ends with the highest rank that any tracked product has on page one there.`,
      better: 'lower',
      part: sql`countIf(${c.is_ours} AND ${c.at_stake})`,
      whole: sql`countIf(${c.is_ours} AND ${c.is_page_one})`,
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
