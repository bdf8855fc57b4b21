'use client';

import { price2Word } from '@/components/prices/words';
import { useStored } from '@/lib/client/use-stored';

/** Whether this reader has said that price_2 is the list price, kept in this browser. */
export function usePrice2IsList(): [boolean, (isList: boolean) => void] {
  return useStored('endcap.prices.price-2-is-list', false);
}

export function usePrice2Word(): string {
  const [isList] = usePrice2IsList();
  return price2Word(isList);
}
