import type { Brand } from '@/components/chart/brand-color';
import type { Ranking } from '@/components/rankings/ranking';

/** The brands of an answer, those with the most products first. */
export function brandsOf(rankings: readonly Ranking[]): Brand[] {
  const brands = new Map<string, { own: boolean; products: number }>();
  for (const { item } of rankings) {
    if (item.brand_name === null) continue;
    const brand = brands.get(item.brand_name) ?? { own: false, products: 0 };
    brands.set(item.brand_name, brand);
    brand.own ||= item.is_customer_brand === true;
    brand.products += 1;
  }
  return [...brands].sort(([, a], [, b]) => b.products - a.products).map(([name, { own }]) => ({ name, own }));
}
