import { ownValue } from '@/lib/contract/own-value';

const MERCHANTS: Readonly<Record<string, string>> = {
  BUYBOX: 'buybox',
  MAIN_MERCHANT: 'main merchant',
  MIN_PRICE: 'cheapest merchant',
};

/** Returns the label of a type of merchant. Unknown values are returned unchanged. */
export function merchantWord(merchant: string | null): string {
  return merchant === null ? 'unknown merchant' : (ownValue(MERCHANTS, merchant) ?? merchant);
}
