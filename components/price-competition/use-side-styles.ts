import { useMemo } from 'react';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import type { Line } from '@/lib/queries/price-competition/line';

/** Returns the styles of the brands of both sides of a competition. */
export function useSideStyles({ base, benchmark }: Pick<Line, 'base' | 'benchmark'>) {
  const brands = useMemo(
    () => [base, benchmark].flatMap(({ brand, own }) => (brand ? [{ name: brand, own: own === true }] : [])),
    [base, benchmark],
  );
  return useBrandStyles(brands);
}
