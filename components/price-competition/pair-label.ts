import type { Pair } from '@/lib/client/competition/pair';
import { isolated } from '@/lib/client/isolated';

/** Who stands against whom, and at what: the sides first, so that a narrow cell still tells them apart. */
export interface PairLabel {
  sides: string;
  /** What both names go on with; empty where they share nothing. */
  product: string;
}

/** "Aurelle Soap 1 l" against "Bergtal Soap 1 l" is Aurelle / Bergtal, Soap 1 l. */
export function pairLabel({ baseName, benchmarkName, competition }: Pair): PairLabel {
  const base = afterBrand(baseName, competition.base.product?.brand_name);
  const benchmark = afterBrand(benchmarkName, competition.benchmark.product?.brand_name);
  if (base && benchmark && base.rest === benchmark.rest)
    return { sides: `${isolated(base.brand)} / ${isolated(benchmark.brand)}`, product: base.rest };
  return { sides: `${isolated(baseName)} / ${isolated(benchmarkName)}`, product: '' };
}

function afterBrand(name: string, brand: string | null | undefined) {
  return brand && name.startsWith(`${brand} `) ? { brand, rest: name.slice(brand.length + 1) } : null;
}
