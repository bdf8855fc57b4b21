import { VERDICT_WORDS } from '@/lib/contract/known-values';
import { ownValue } from '@/lib/contract/own-value';

/** Returns the label of a verdict. Unknown values are returned unchanged. */
export function verdictWord(verdict: string | null): string {
  return verdict === null ? 'no verdict' : (ownValue(VERDICT_WORDS, verdict) ?? verdict);
}
