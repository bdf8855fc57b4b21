import * as z from 'zod/mini';
import { NOT_STATED } from '@/lib/datasets/filters';
import { LANDED_PRICE, TAGS, offers as view } from '@/lib/datasets/offers/view';
import { join, param, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { text } from '../params';
import { type Need, query, type Run } from '../query';
import { FRONT_ORDER, withLowest } from './frame';
import { periodNeed, TODAY, todayNeed } from './needs';
import type { OfferRow } from './offers.columns';
import { pricesParams } from './params';
import { BY_RETAILER, isSku, type SkuHistory, type SkuParams, skuHistory } from './sku-history';

const { c } = view;

/** What the service sends about an SKU. */
const FACTS = ['csku_id', 'barcode', 'brand_name', 'is_own_brand', 'is_psku'] as const;

/** Columns of an offer with the same name in the table of all offers. */
const OFFER = [
  'id',
  'retailer',
  'retailer_country',
  'currency',
  'merchant_name',
  'is_main_merchant',
  'buybox_position',
  'selling_price',
  'list_price',
  'discount',
  'discount_agrees',
  'in_stock',
  'promotion_text',
  'url',
  'crawling_time',
] as const;

export interface SkuOffer extends Pick<OfferRow, (typeof OFFER)[number] | 'landed_price'> {
  /** Whether it is the lowest offer in stock of all merchants in its currency. Null if it is not compared. */
  is_lowest: boolean | null;
}

/** The facts of an SKU, from its newest offers. */
interface SkuFacts extends Pick<OfferRow, (typeof FACTS)[number]> {
  name: string;
  tags: string[];
}

export interface Sku extends SkuFacts {
  /** The offers of the day by country, currency, retailer and buybox position. */
  offers: SkuOffer[];
  /** The days of the period. */
  days: string[];
  /** Retailers with an offer in the period, each currency separately. */
  history: SkuHistory[];
}

/** A SKU with all of its offers and its history, regardless of filters. Null without an offer in the period. */
export const sku = query({
  name: 'prices/sku',
  params: z.object({ ...pricesParams, sku: text() }),
  needs: (params): Need[] => [todayNeed(params), periodNeed(params)],
  async answer(params, run): Promise<Sku | null> {
    const [[facts], offers, history] = await Promise.all([
      readFacts(params, run),
      readOffers(params, run),
      skuHistory(params, run),
    ]);
    return facts ? { ...facts, offers, days: daysOfPeriod(params), history } : null;
  },
});

function readFacts(params: SkuParams, run: Run): Promise<SkuFacts[]> {
  // The newest value that is not null.
  const newest = (column: 'sku_name' | (typeof FACTS)[number]) => sql`argMax(${c[column]}, (${c.day}, ${c.row_no}))`;
  const facts = join(FACTS.map((column) => sql`${newest(column)} AS ${c[column]}`));
  const isStated = sql`tag -> tag != ${param(NOT_STATED, 'String')}`;
  return run.rows<SkuFacts>(
    sql`SELECT ${newest('sku_name')} AS name, ${facts}, arrayFilter(${isStated}, arraySort(groupUniqArrayArray(${TAGS}))) AS tags
    FROM ${run.from({ view })} WHERE ${isSku(params)} GROUP BY ${c.sku}`,
  );
}

function readOffers(params: SkuParams, run: Run): Promise<SkuOffer[]> {
  const rows = sql`SELECT *, true AS now FROM ${run.from(TODAY)} WHERE ${isSku(params)}`;
  return run.rows<SkuOffer>(
    sql`SELECT ${join(OFFER.map((name) => c[name]))}, ${LANDED_PRICE} AS landed_price, is_lowest
    FROM (${withLowest(rows)}) ORDER BY ${BY_RETAILER}, ${FRONT_ORDER}`,
  );
}
