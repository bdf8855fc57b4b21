import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { type ChartValue, INK, type Trend } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import type { TimeDimension } from '@/components/price-competition/page';
import { BUCKET_NOUNS, bucketWords } from '@/components/price-competition/words';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { Line, LineCell } from '@/lib/queries/price-competition/line';

interface PricesChartOptions {
  styles: ReadonlyMap<string, BrandStyle>;
  by: TimeDimension;
  format: Format;
}

/** Draws both prices as steps, and the base prices that are on target as a band. */
export function pricesChart(line: Line, { styles, by, format }: PricesChartOptions): ChartValue {
  const { cells, base, benchmark } = line;
  return trendChart({
    label: `${base.title} and ${benchmark.title}: prices over ${cells.length} ${BUCKET_NOUNS[by]}s`,
    height: 168,
    unit: 'money',
    steps: true,
    ...bucketDays(cells, by, format),
    series: [
      {
        name: isolated(base.title),
        label: base.brand ?? 'Base',
        values: cells.map(({ base_price }) => base_price),
        style: INK,
      },
      {
        name: isolated(benchmark.title),
        label: benchmark.brand ?? 'Benchmark',
        values: cells.map(({ benchmark_price }) => benchmark_price),
        style: styles.get(benchmark.brand ?? '') ?? OTHER_STYLE,
      },
    ],
    range: { edges: cells.map((cell) => pricesOnTarget(line, cell)), label: 'on target' },
  });
}

/** Returns the days of a chart of buckets. Days and weeks are labeled by their first day, longer buckets by their names. */
export function bucketDays(
  cells: readonly LineCell[],
  by: TimeDimension,
  format: Format,
): Pick<Trend, 'days' | 'dates' | 'dayTitle'> {
  const days = cells.map(({ bucket }) => bucket);
  if (by === 'DAILY') return { days };
  if (by === 'WEEKLY') return { days, dayTitle: 'Week of' };
  return { days, dates: days.map((day) => bucketWords(day, by, format)) };
}

/**
 * Returns the lowest and highest base price that is on target for the benchmark's price of a bucket, in whole cents, or
 * null if there is none.
 */
export function pricesOnTarget(
  { band, rule }: Pick<Line, 'band' | 'rule'>,
  { benchmark_price: price }: Pick<LineCell, 'benchmark_price'>,
): [number, number] | null {
  if (!band || !rule || price === null || band.min <= 0) return null;
  const priceAt = (edge: number) => (rule.flipped ? (price * rule.scale) / edge : (price * edge) / rule.scale);
  const edges = [priceAt(band.min), priceAt(band.max)];
  const lowest = Math.ceil(Math.min(...edges) * 100 - 1e-6) / 100;
  const highest = Math.floor(Math.max(...edges) * 100 + 1e-6) / 100;
  return lowest <= highest ? [lowest, highest] : null;
}
