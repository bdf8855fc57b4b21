'use client';

import { useSettingValues } from '@/lib/client/query/use-account-settings';
import { accountSettings } from '@/lib/contract/account-settings';

/** Returns the account's name of the second price of an offer. */
export function useListPriceWord(): string {
  return accountSettings.second_price.options[useSettingValues().second_price];
}

/** Returns the name as it is inside a sentence: "list price". */
export function inSentence(listPrice: string): string {
  return listPrice.charAt(0).toLowerCase() + listPrice.slice(1);
}
