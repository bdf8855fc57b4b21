import type { CompetitionDefinition, SideDefinition } from '@/delivery/definitions/price-competitions';
import { fold } from '@/lib/text/fold';
import type { SideProduct } from './side-products';

/** A side of a page with its products. A product may be on several sides, or on none. */
export interface PricedSide {
  /** Index among all sides of the page. */
  index: number;
  definition: SideDefinition;
  products: SideProduct[];
}

/** A competition with its two sides. */
export interface PricedPair {
  competition: CompetitionDefinition;
  base: PricedSide;
  benchmark: PricedSide;
}

export function pairsOf(
  competitions: readonly CompetitionDefinition[],
  products: readonly SideProduct[],
): PricedPair[] {
  const side = (definition: SideDefinition, index: number): PricedSide => ({
    index,
    definition,
    products: products.filter((product) => standsOn(definition, product)),
  });
  return competitions.map((competition, index) => ({
    competition,
    base: side(competition.base, 2 * index),
    benchmark: side(competition.benchmark, 2 * index + 1),
  }));
}

function standsOn({ retailer, products: choice }: SideDefinition, product: SideProduct): boolean {
  if (product.retailer_name !== retailer) return false;
  const share = (codes: readonly string[], others: readonly string[]) => codes.some((code) => others.includes(code));
  if (choice.brand === null && choice.tags.length === 0)
    return (
      share(choice.barcodes, product.barcodes) ||
      share(choice.csku_ids, product.csku_ids) ||
      share(choice.product_ids, product.product_ids)
    );
  return (
    (choice.brand === null || (product.brand !== null && fold(product.brand) === fold(choice.brand))) &&
    choice.tags.every((requiredTag) =>
      product.tags.some((tag) => tag.tag_name === requiredTag.tag_name && tag.tag_value === requiredTag.tag_value),
    )
  );
}
