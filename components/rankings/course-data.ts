import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import type { ChartValue } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import type { Bump } from '@/components/rankings/prepare-bump';
import type { Shelf } from '@/components/rankings/prepare-shelves';
import { shortNames } from '@/components/rankings/short-names';
import type { Format } from '@/lib/client/format';

const HEIGHT = 400;

interface ChartOptions {
  label: string;
  format: Format;
  onOpen?: ((index: number) => void) | undefined;
}

/** Own lines are all ink: their dashes tell them apart. */
const OWN_DASHES = [undefined, '6 3', '2 3', '8 3 2 3', '12 4', '1 4', '4 4', '10 2 2 2'];

/** Returns a chart of ranks over days: chosen products are named, the others are quiet. */
export function courseChart(
  { chosen, others, pageOneEnd }: Bump,
  { products, target }: Shelf,
  days: readonly string[],
  styles: ReadonlyMap<string, BrandStyle>,
  { label, format, onOpen }: ChartOptions,
): ChartValue {
  const known = new Map(products.map((product) => [product.key, product]));
  const nameOf = (key: string) => known.get(key)?.name ?? decodeURIComponent(key.split('|')[1] ?? key);
  const labels = shortNames(chosen.map(({ product }) => ({ key: product, name: nameOf(product) })));
  let own = 0;
  const styleOf = (key: string): BrandStyle => {
    const item = known.get(key)?.item;
    if (item?.is_customer_brand !== true) return styles.get(item?.brand_name ?? '') ?? OTHER_STYLE;
    own += 1;
    return { color: 'var(--ink)', width: 2, dash: OWN_DASHES[(own - 1) % OWN_DASHES.length] };
  };
  return trendChart({
    label,
    days,
    unit: 'rank',
    ranks: true,
    height: HEIGHT,
    onOpen,
    series: [
      ...chosen.map(({ product, ranks }) => ({
        name: nameOf(product),
        label: labels.get(product),
        style: styleOf(product),
        values: ranks,
      })),
      ...others.map(({ product, ranks }) => ({
        name: nameOf(product),
        style: { color: 'var(--line)', width: 1 },
        values: ranks,
        quiet: true,
      })),
    ],
    band: target === null ? null : { low: 1, high: target, label: 'target' },
    reference:
      pageOneEnd === null
        ? null
        : { value: pageOneEnd + 0.5, label: `end of the first page, ${format.position(pageOneEnd)}` },
  });
}
