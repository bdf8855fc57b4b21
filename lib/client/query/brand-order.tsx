'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useContext, useEffect, useMemo, useRef } from 'react';
import { requestJson } from '@/lib/client/query/request';
import { type BrandOrder, EMPTY_ORDER, STYLED_COMPETITORS } from '@/lib/contract/brand-order';

interface Brand {
  name: string;
  own: boolean;
}

interface BrandOrderState {
  order: BrandOrder;
  /** Fetches the order again if it lacks one of these brands, once for each brand. */
  refresh: (brands: readonly Brand[]) => void;
}

const BrandOrderContext = createContext<BrandOrderState>({ order: EMPTY_ORDER, refresh: () => undefined });

interface BrandOrderProviderProps {
  /** Loaded by the server, so that the first render has the final colors. */
  order: Promise<BrandOrder>;
  children: ReactNode;
}

export function BrandOrderProvider({ order: initial, children }: BrandOrderProviderProps) {
  const { data: order, refetch } = useQuery({
    queryKey: ['brand-order'],
    queryFn: () => requestJson<BrandOrder>('/api/brands'),
    initialData: use(initial),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const requested = useRef(new Set<string>());
  const state = useMemo(() => {
    const refresh = (brands: readonly Brand[]) => {
      const missing = brands.filter((brand) => !isListed(order, brand) && !requested.current.has(keyOf(brand)));
      if (missing.length === 0) return;
      for (const brand of missing) requested.current.add(keyOf(brand));
      // A failure keeps the current colors. The next full page load fetches the order again.
      void refetch();
    };
    return { order, refresh };
  }, [order, refetch]);
  return <BrandOrderContext value={state}>{children}</BrandOrderContext>;
}

/** Returns the account's order of brands. Fetches it again if it lacks one of `brands`, as such a brand is new. */
export function useBrandOrder(brands: readonly Brand[]): BrandOrder {
  const { order, refresh } = useContext(BrandOrderContext);
  useEffect(() => refresh(brands), [refresh, brands]);
  return order;
}

/** Tests whether a brand has its place in the order. A full order accepts no more competitors. */
function isListed({ own, competitors }: BrandOrder, brand: Brand): boolean {
  if (brand.own) return own.includes(brand.name);
  return competitors.length >= STYLED_COMPETITORS || competitors.includes(brand.name);
}

function keyOf({ name, own }: Brand): string {
  return `${own} ${name}`;
}
