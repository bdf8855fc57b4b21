import { type BrandStyle, OTHER_STYLE, UNNAMED_STYLE } from '@/components/chart/brand-color';
import { type ChartValue, INK } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { Coverage } from '@/lib/queries/answer';
import type { RankHistory, RankLine } from '@/lib/queries/rankings/rank-history';

const SKU = 'This SKU';

interface HistoryOptions {
  styles: ReadonlyMap<string, BrandStyle>;
  coverage: readonly Coverage[];
  /** The compared day. */
  against: string;
  format: Format;
  onDay: (day: string | null) => void;
}

/** Returns the ranks of the SKU and of other brands over the days, with the end of page one and the target of the newest known day. */
export function historyChart(history: RankHistory, options: HistoryOptions): ChartValue {
  const { styles, coverage, against, format, onDay } = options;
  const { days, collected, page_one: end, target, series } = history;
  const ownRanks = series.find(({ isSku }) => isSku)?.ranks;
  const wordsWhere = (isTrue: (index: number) => boolean, words: string) =>
    days.map((_, index) => (isTrue(index) ? words : null));
  return trendChart({
    days,
    unit: 'rank',
    ranks: true,
    label: `Rank of the SKU and of brands over ${days.length} days`,
    coverage,
    series: series.map((line) => ({
      name: nameOf(line),
      // The newest rank, as lines of ranks have no values at their ends.
      label: `${nameOf(line)} ${format.integer(line.ranks.findLast((rank) => rank !== null))}`,
      values: line.ranks,
      style: line.isSku ? INK : line.brand === null ? UNNAMED_STYLE : (styles.get(line.brand) ?? OTHER_STYLE),
    })),
    reference: end === null ? null : { value: end + 0.5, label: `page one ends at ${format.integer(end)}` },
    target: target === null ? null : { value: target, label: `target ${format.integer(target)}` },
    comparedDay: against,
    spans: [
      {
        label: 'Keyword not collected',
        look: 'hatched',
        words: wordsWhere((index) => collected[index] === false, 'not collected'),
      },
      {
        label: 'Not ranked',
        look: 'shaded',
        words: wordsWhere((index) => collected[index] === true && (ownRanks?.[index] ?? null) === null, 'not ranked'),
      },
    ],
    onDay,
  });
}

function nameOf({ isSku, own, brand }: RankLine): string {
  if (isSku) return SKU;
  const name = brand === null ? 'Unknown brand' : isolated(brand);
  return own ? `Other ${name}` : name;
}
