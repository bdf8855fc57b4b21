import { NOT_STATED } from '@/lib/client/facets';
import { isolated } from '@/lib/client/isolated';
import { amountOf, type Offer, type PriceBasis } from '@/lib/client/prices/offer';
import { skuName } from '@/lib/client/prices/sku-name';
import { groupBy } from '@/lib/queries/shared/group-by';

export const SPREAD_GROUPS = ['sku', 'brand', 'retailer'] as const;
export type SpreadGroup = (typeof SPREAD_GROUPS)[number];

/** From the cheapest to the dearest price of a SKU, a brand or a retailer, in one currency. */
export interface SpreadBar {
  readonly key: string;
  readonly label: string;
  readonly own: boolean;
  readonly low: number;
  readonly high: number;
  readonly median: number;
  /** Where we stand: the median of main merchants for a SKU, of own brands elsewhere; null where we do not. */
  readonly ours: number | null;
  readonly offers: number;
}

export interface CurrencySpread {
  /** Null where the service names no currency: such prices are compared with each other only. */
  readonly currency: string | null;
  /** The widest spreads first, relative to the lowest price. */
  readonly bars: readonly SpreadBar[];
  /** Bars that did not fit. */
  readonly more: number;
}

const MOST_BARS = 20;

/** One list of bars per currency, the currency with most offers first. A single price has no spread and is left out. */
export function prepareSpread(offers: readonly Offer[], group: SpreadGroup, basis: PriceBasis): CurrencySpread[] {
  const priced = offers.filter((offer) => amountOf(offer, basis) !== null);
  return [...groupBy(priced, ({ item }) => item.currency)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([currency, its]) => {
      const bars = [...groupBy(its, (offer) => keyOf(offer, group))]
        .filter(([, members]) => members.length > 1)
        .map(([key, members]) => toBar(key, members, group, basis))
        .sort((a, b) => b.high / b.low - a.high / a.low || a.label.localeCompare(b.label));
      return { currency, bars: bars.slice(0, MOST_BARS), more: Math.max(0, bars.length - MOST_BARS) };
    })
    .filter(({ bars }) => bars.length > 0);
}

/** The middle one, or the mean of the middle two; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function keyOf({ sku, shop, item }: Offer, group: SpreadGroup): string {
  if (group === 'sku') return sku;
  return group === 'brand' ? (item.brand_name ?? NOT_STATED) : shop;
}

function toBar(key: string, offers: readonly Offer[], group: SpreadGroup, basis: PriceBasis): SpreadBar {
  const amounts = amountsOf(offers, basis);
  const ours = offers.filter(({ item }) => (group === 'sku' ? item.is_main_merchant : item.is_own_brand) === true);
  return {
    key,
    label: labelOf(key, offers, group),
    own: offers.some(({ item }) => item.is_own_brand === true),
    low: Math.min(...amounts),
    high: Math.max(...amounts),
    median: median(amounts) ?? Number.NaN,
    ours: median(amountsOf(ours, basis)),
    offers: offers.length,
  };
}

function labelOf(key: string, offers: readonly Offer[], group: SpreadGroup): string {
  if (group === 'brand') return key;
  if (group === 'sku') return skuName(offers);
  const { retailer, retailer_country } = offers[0]?.item ?? {};
  return [isolated(retailer ?? NOT_STATED), retailer_country].filter(Boolean).join(' ');
}

function amountsOf(offers: readonly Offer[], basis: PriceBasis): number[] {
  return offers.map((offer) => amountOf(offer, basis)).filter((amount) => amount !== null);
}
