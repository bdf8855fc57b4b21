import { offers } from '@/lib/datasets/offers/view';
import { pick, type Sql, sql } from '@/lib/metrics/sql';
import { choice } from '../params';
import { table } from '../table';
import { todayOffers } from './frame';
import { SKU_OF_ROWS } from './listing-rows';
import { todayNeed } from './needs';
import { pricesParams } from './params';
import { spreadColumns } from './spread.columns';

const { c } = offers;

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
  sku: { key: c.sku, name: SKU_OF_ROWS.sku_name, country: NONE, isOwnPrice: c.is_main_merchant },
  brand: {
    key: sql`ifNull(toString(${c.brand_name}), '')`,
    name: sql`any(${c.brand_name})`,
    country: NONE,
    isOwnPrice: c.is_own_brand,
  },
  retailer: {
    key: c.shop,
    name: sql`any(${c.retailer})`,
    country: sql`any(${c.retailer_country})`,
    isOwnPrice: c.is_own_brand,
  },
};

const median = (condition: Sql) => sql`quantileExactInclusiveOrNullIf(0.5)(amount, ${condition})`;
const shopWith = (end: 'Min' | 'Max') =>
  end === 'Min'
    ? sql`argMin(tuple(${c.retailer}), (assumeNotNull(amount), ${c.row_no})).1`
    : sql`argMax(tuple(${c.retailer}), (assumeNotNull(amount), ${c.row_no})).1`;

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
    ...pick(c, 'currency'),
    key: sql`any(group_key)`,
    name: GROUPS[by].name,
    country: GROUPS[by].country,
    is_own: SKU_OF_ROWS.is_own,
    lowest: sql`min(amount)`,
    lowest_at: shopWith('Min'),
    highest: sql`max(amount)`,
    highest_at: shopWith('Max'),
    ratio: sql`max(amount) / min(amount) - 1`,
    median: median(sql`true`),
    own_price: median(sql`ifNull(${GROUPS[by].isOwnPrice}, false)`),
    offers: sql`count()`,
    retailers: sql`uniqExact(${c.shop})`,
  }),
  from: (params, run) =>
    sql`FROM (SELECT *, ${GROUPS[params.by].key} AS group_key FROM (${todayOffers(params, run)}) WHERE amount IS NOT NULL)
      GROUP BY group_key, ${c.currency} HAVING count() > 1`,
});
