import { type Sql, sql } from '@/lib/metrics/sql';
import { choice } from '../params';
import { same, table } from '../table';
import { todayOffers } from './frame';
import { SKU_COLUMNS, SKU_OF_ROWS } from './listing-rows';
import { todayNeed } from './needs';
import { pricesParams } from './params';
import { spreadColumns } from './spread.columns';

/** What a row is. */
export const SPREAD_GROUPS = ['sku', 'brand', 'retailer'] as const;
type SpreadGroup = (typeof SPREAD_GROUPS)[number];

interface Grouped {
  readonly key: Sql;
  readonly name: Sql;
  readonly country: Sql;
  /** Offers of `own_price`. */
  readonly isOwnPrice: Sql;
}

const NONE = sql`CAST(NULL, 'Nullable(String)')`;
const GROUPS: Readonly<Record<SpreadGroup, Grouped>> = {
  sku: { key: sql`sku`, name: SKU_OF_ROWS.sku_name, country: NONE, isOwnPrice: sql`is_main_merchant` },
  brand: {
    key: sql`ifNull(toString(brand_name), '')`,
    name: sql`any(brand_name)`,
    country: NONE,
    isOwnPrice: sql`is_own_brand`,
  },
  retailer: {
    key: sql`shop`,
    name: sql`any(retailer)`,
    country: sql`any(retailer_country)`,
    isOwnPrice: sql`is_own_brand`,
  },
};

const median = (condition: Sql) => sql`quantileExactInclusiveOrNullIf(0.5)(amount, ${condition})`;
const shopWith = (end: 'Min' | 'Max') =>
  end === 'Min'
    ? sql`argMin(tuple(retailer), (assumeNotNull(amount), row_no)).1`
    : sql`argMax(tuple(retailer), (assumeNotNull(amount), row_no)).1`;

/** Ranges of two or more prices in one currency, the widest first. */
export const spread = table({
  name: 'prices/spread',
  title: 'Spread',
  noun: 'ranges',
  columns: spreadColumns,
  params: { ...pricesParams, by: choice(SPREAD_GROUPS, 'sku') },
  sort: 'ratio.desc',
  key: ['name', 'key', 'currency'],
  needs: (params) => [todayNeed(params)],
  select: ({ by }) => ({
    ...same('currency'),
    key: sql`any(group_key)`,
    name: GROUPS[by].name,
    country: GROUPS[by].country,
    is_own: sql`ifNull(max(is_own_brand), false)`,
    lowest: sql`min(amount)`,
    lowest_at: shopWith('Min'),
    highest: sql`max(amount)`,
    highest_at: shopWith('Max'),
    ratio: sql`max(amount) / min(amount) - 1`,
    median: median(sql`true`),
    own_price: median(sql`ifNull(${GROUPS[by].isOwnPrice}, false)`),
    offers: sql`count()`,
    retailers: sql`uniqExact(shop)`,
  }),
  from(params, run) {
    const rows = todayOffers(params, run, [...SKU_COLUMNS, 'retailer', 'retailer_country']);
    return sql`FROM (SELECT *, ${GROUPS[params.by].key} AS group_key FROM (${rows}) WHERE amount IS NOT NULL)
      GROUP BY group_key, currency HAVING count() > 1`;
  },
});
