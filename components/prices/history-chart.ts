import { OTHER_STYLE, styleOfSlot } from '@/components/chart/brand-color';
import { type ChartValue, INK } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import { retailerName } from '@/components/prices/names';
import { inSentence } from '@/components/prices/use-list-price-word';
import { isolated } from '@/lib/client/format/isolated';
import type { Coverage } from '@/lib/queries/answer';
import type { Sku } from '@/lib/queries/prices/sku';
import type { SkuHistory } from '@/lib/queries/prices/sku-history';

/** Maximum number of other retailers with a name and a colour. The lines of the rest are pale. */
const MOST_NAMED = 4;
const LIST_PRICE = { color: 'var(--ink-3)', width: 1.5, dash: '2 3' };
/** Behind the lines of retailers, one of which it always is. */
const LOWEST = { color: 'var(--line)', width: 7 };

/** Identifies the history of a retailer in a currency. */
export function historyKey({ shop, currency }: Pick<SkuHistory, 'shop' | 'currency'>): string {
  return JSON.stringify([shop, currency]);
}

/**
 * Returns the history that opens: that of a retailer, or the first one with an offer on the newest day.
 *
 * @param retailer the `shop`, or a name, which retailers of several countries may have
 */
export function openingHistory(history: readonly SkuHistory[], retailer: string | null): SkuHistory | undefined {
  const named = history.filter((candidate) => [candidate.shop, candidate.retailer].includes(retailer));
  const isOffered = ({ days }: SkuHistory) => days.at(-1) !== null;
  return named.find(isOffered) ?? named[0] ?? history.find(isOffered) ?? history[0];
}

const pricesOf = ({ days }: SkuHistory) => days.map((day) => day?.selling_price ?? null);

/** Returns the lowest amount in stock of these retailers on each day. */
export function lowestByDay(history: readonly SkuHistory[]): (number | null)[] {
  const length = history[0]?.days.length ?? 0;
  return Array.from({ length }, (_, index) => {
    const amounts = history.flatMap(({ days }) => days[index]?.compared ?? []);
    return amounts.length > 0 ? Math.min(...amounts) : null;
  });
}

/**
 * Selects the retailers with a name: those whose price changed, as followers of a move did, then those with the lowest
 * price. In the order of the history.
 */
export function namedRetailers(others: readonly SkuHistory[], most = MOST_NAMED): SkuHistory[] {
  const candidates = others.flatMap((other) => {
    const prices = pricesOf(other).filter((price) => price !== null);
    const newest = prices.at(-1);
    return newest === undefined ? [] : [{ other, newest, hasChanged: new Set(prices).size > 1 }];
  });
  const named = candidates
    .toSorted((a, b) => Number(b.hasChanged) - Number(a.hasChanged) || a.newest - b.newest)
    .slice(0, most);
  return others.filter((other) => named.some((candidate) => candidate.other === other));
}

interface HistoryChartOptions {
  sku: Pick<Sku, 'name' | 'days' | 'history'>;
  /** The retailer in ink. */
  shown: SkuHistory;
  /** The name of the list price. */
  listPrice: string;
  coverage: readonly Coverage[];
  onDay: (day: string | null) => void;
}

/** Draws the prices of an SKU at a retailer as steps, with its list price, stock-outs and promotions, and others. */
export function historyChart({ sku, shown, listPrice, coverage, onDay }: HistoryChartOptions): ChartValue {
  const { days, history } = sku;
  // Amounts in different currencies cannot be compared.
  const compared = history.filter(({ currency }) => currency === shown.currency);
  const others = compared.filter((other) => other !== shown);
  const named = namedRetailers(others);
  const pale = others.filter((other) => !named.includes(other));
  const listPrices = shown.days.map((day) => day?.list_price ?? null);
  return trendChart({
    label: `Prices of ${isolated(sku.name)} over ${days.length} days`,
    height: HISTORY_HEIGHT,
    unit: 'money',
    currency: shown.currency,
    steps: true,
    days,
    coverage,
    series: [
      { name: retailerName(shown), values: pricesOf(shown), style: INK },
      ...(listPrices.some((price) => price !== null)
        ? [{ name: listPrice, label: inSentence(listPrice), values: listPrices, style: LIST_PRICE }]
        : []),
      ...named.map((other) => ({
        name: retailerName(other),
        values: pricesOf(other),
        // A retailer keeps its colour when another one is shown.
        style: styleOfSlot(compared.indexOf(other)),
      })),
      ...(others.length > 0
        ? [{ name: 'Lowest elsewhere, in stock', values: lowestByDay(others), style: LOWEST, quiet: true }]
        : []),
      ...pale.map((other) => ({
        name: retailerName(other),
        values: pricesOf(other),
        style: OTHER_STYLE,
        quiet: true,
      })),
    ],
    spans: [
      {
        label: 'Out of stock',
        look: 'hatched',
        words: shown.days.map((day) => (day?.in_stock === false ? 'at every merchant' : null)),
      },
      {
        label: 'On promotion',
        look: 'shaded',
        words: shown.days.map((day) => (day?.on_promotion ? shortText(day.promotion_text ?? '') : null)),
      },
    ],
    onDay,
  });
}

export const HISTORY_HEIGHT = 220;
const LONGEST_TEXT = 60;

function shortText(text: string): string {
  const words = text.trim();
  return isolated(words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT - 1)}…` : words);
}
