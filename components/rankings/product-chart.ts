import type { ChartValue } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { Coverage } from '@/lib/queries/answer';
import type { Product, ProductKeywordRanks } from '@/lib/queries/rankings/product';

export const RANKS_HEIGHT = 200;

/** "ranked on 24 of 27 days, best #3, worst #41" */
export function rankedWords({ ranks, states }: Pick<ProductKeywordRanks, 'ranks' | 'states'>, format: Format): string {
  const knownRanks = ranks.filter((rank) => rank !== null);
  const tracked = states.filter((state) => state === 'ranked' || state === 'not_ranked').length;
  if (tracked === 0) return 'no data of the keyword';
  const days = `ranked on ${format.integer(knownRanks.length)} of ${format.count(tracked, 'day')}`;
  if (knownRanks.length === 0) return days;
  const [best, worst] = [Math.min(...knownRanks), Math.max(...knownRanks)];
  if (best === worst) return `${days}, at ${format.position(best)}`;
  return `${days}, best ${format.position(best)}, worst ${format.position(worst)}`;
}

/** Why there is no data of a keyword on a day. */
const NO_DATA: Partial<Record<NonNullable<ProductKeywordRanks['states'][number]>, string>> = {
  not_collected: 'not collected by the service',
  unknown: 'not stated',
  not_tracked: 'not tracked',
};

interface ChartOptions {
  product: Product;
  shown: ProductKeywordRanks;
  coverage: readonly Coverage[];
  onDay: (day: string | null) => void;
}

/** Draws the ranks for a keyword, with its target. */
export function ranksChart({ product, shown, coverage, onDay }: ChartOptions): ChartValue {
  const { days, product_name } = product;
  return trendChart({
    label: `Ranks of ${isolated(product_name)} over ${days.length} days`,
    height: RANKS_HEIGHT,
    unit: 'rank',
    ranks: true,
    days,
    coverage,
    target: shown.target === null ? null : { value: shown.target, label: 'target' },
    series: [{ name: 'Rank', values: shown.ranks }],
    spans: [
      {
        label: 'Not ranked',
        look: 'shaded',
        words: shown.states.map((state) => (state === 'not_ranked' ? 'on any collected page' : null)),
      },
      { label: 'No data', look: 'hatched', words: shown.states.map((state) => (state && NO_DATA[state]) ?? null) },
    ],
    onDay,
  });
}
