import { VERDICT_WORDS } from '@/lib/contract/known-values';
import { ownValue } from '@/lib/contract/own-value';

// Apart from the other words, as the first view needs neither.

const MERCHANTS: Readonly<Record<string, string>> = {
  BUYBOX: 'buybox',
  MAIN_MERCHANT: 'main merchant',
  MIN_PRICE: 'cheapest merchant',
};

/** Returns the label of a verdict. Unknown values are returned unchanged. */
export function verdictWord(verdict: string | null): string {
  return verdict === null ? 'no verdict' : (ownValue(VERDICT_WORDS, verdict) ?? verdict);
}

export function merchantWord(merchant: string | null): string {
  return merchant === null ? 'unknown merchant' : (ownValue(MERCHANTS, merchant) ?? merchant);
}
