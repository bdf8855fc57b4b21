'use client';

import { useStored } from '@/lib/client/use-stored';

/** Whether this reader has said that price_2 is the list price, kept in this browser. */
export function usePrice2IsList(): [boolean, (isList: boolean) => void] {
  return useStored('endcap.prices.price-2-is-list', false);
}

export function usePrice2Word(): string {
  const [isList] = usePrice2IsList();
  return price2Word(isList);
}

/** How price_2 is called: the service does not promise that it is the list price, a person may know that it is. */
function price2Word(isListPrice: boolean): string {
  return isListPrice ? 'List price' : 'Price 2';
}
