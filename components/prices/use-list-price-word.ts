'use client';

import { useSettingValues } from '@/lib/client/query/use-account-settings';
import { SECOND_PRICE_WORDS } from '@/lib/contract/setting-values';

/** Returns the account's name of the second price of an offer. */
export function useListPriceWord(): string {
  return SECOND_PRICE_WORDS[useSettingValues().second_price];
}

/** Returns the name as it is inside a sentence: "list price". */
export function inSentence(listPrice: string): string {
  return listPrice.charAt(0).toLowerCase() + listPrice.slice(1);
}
