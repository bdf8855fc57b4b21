import type { Brand } from '@/components/chart/brand-color';
import { isOnPageOne } from '@/lib/client/rankings/place';
import type { Ranking } from '@/lib/client/rankings/ranking';

/** The brands of an answer, those most often on the first page first: hues are few, and go to whom one meets. */
export function brandsOf(rankings: readonly Ranking[]): Brand[] {
  const brands = new Map<string, { own: boolean; pageOne: number }>();
  for (const { item, told } of rankings) {
    if (item.brand_name === null) continue;
    const brand = brands.get(item.brand_name) ?? { own: false, pageOne: 0 };
    brands.set(item.brand_name, brand);
    brand.own ||= item.is_customer_brand === true;
    for (const [, keyword] of told) if (isOnPageOne(keyword)) brand.pageOne += 1;
  }
  return [...brands].sort(([, a], [, b]) => b.pageOne - a.pageOne).map(([name, { own }]) => ({ name, own }));
}
