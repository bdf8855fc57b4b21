import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import type { LineData } from '@/components/chart/line-data';
import type { Bump } from '@/components/rankings/prepare-bump';
import type { Shelf } from '@/components/rankings/prepare-shelves';
import { shortNames } from '@/components/rankings/short-names';
import type { Format } from '@/lib/client/format';

/** Own lines are all ink: their dashes tell them apart. */
const OWN_DASHES = [undefined, '6 3', '2 3', '8 3 2 3', '12 4', '1 4', '4 4', '10 2 2 2'];

/** A line for each product: chosen ones named, the others quiet. */
export function courseData(
  { chosen, others, pageOneEnd }: Bump,
  { products, target }: Shelf,
  days: readonly string[],
  styles: ReadonlyMap<string, BrandStyle>,
  format: Format,
): LineData {
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
  return {
    buckets: days.map((day) => ({ label: format.shortDay(day), dates: format.day(day) })),
    series: [
      ...chosen.map(({ product, ranks }) => ({
        key: product,
        name: nameOf(product),
        label: labels.get(product),
        style: styleOf(product),
        values: ranks,
      })),
      ...others.map(({ product, ranks }) => ({
        key: product,
        name: nameOf(product),
        style: { color: 'var(--line)', width: 1 },
        values: ranks,
        quiet: true,
      })),
    ],
    band: target === null ? undefined : { low: 1, high: target, label: `target ${format.position(target)} or better` },
    mark:
      pageOneEnd === null
        ? undefined
        : { at: pageOneEnd + 0.5, label: `end of the first page, ${format.position(pageOneEnd)}` },
  };
}
