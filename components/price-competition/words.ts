import type { FacetWords } from '@/components/page/facet-words';
import { SHARED_CLOSED_WORDS, SHARED_NAMES } from '@/components/page/facet-words';
import type { Facet } from '@/lib/client/competition/pair';
import type { OfferSet, PriceKind } from '@/lib/client/competition/reading';
import type { TimeDimension } from '@/lib/contract/price-competition';

export const KIND_WORDS: Record<PriceKind, { short: string; price: string }> = {
  rsp: { short: 'Selling (RSP)', price: 'selling price' },
  rrp: { short: 'List (RRP)', price: 'list price' },
};

export const OFFER_WORDS: Record<OfferSet, string> = { standard: 'In stock', with_oos: 'With out of stock' };

export const PRICE_TYPE_WORDS = { TOTAL: 'Pack', UNIT: 'Unit' } as const;

export const DIMENSION_WORDS: Record<TimeDimension, string> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  QUARTERLY: 'quarters',
  YEARLY: 'years',
  NONE: 'whole period',
};

const VERDICTS: Record<string, string> = {
  POSITIVE: 'on target',
  NEUTRAL: 'near target',
  NEGATIVE: 'off target',
  NO_DATA: 'no data',
};

const MERCHANTS: Record<string, string> = {
  BUYBOX: 'buybox',
  MAIN_MERCHANT: 'main merchant',
  MIN_PRICE: 'cheapest merchant',
};

const STATUSES: Record<string, string> = {
  AVAILABLE: 'available',
  OUT_OF_STOCK: 'out of stock',
  NO_DATA: 'no data',
};

/** The service's words in ours where they are known, as they came otherwise. */
export function verdictWord(verdict: string | null): string {
  return verdict === null ? 'verdict not stated' : (VERDICTS[verdict] ?? verdict);
}

export function merchantWord(merchant: string | null): string {
  return merchant === null ? 'merchant not stated' : (MERCHANTS[merchant] ?? merchant);
}

export function statusWord(status: string | null): string {
  return status === null ? 'status not stated' : (STATUSES[status] ?? status);
}

export const FACET_WORDS: FacetWords<Facet> = {
  names: { ...SHARED_NAMES, verdict: 'Verdict', since: 'Since before' },
  words: {
    ...SHARED_CLOSED_WORDS,
    verdict: VERDICTS,
    since: {
      left: 'left the target',
      back: 'came back to target',
      kept: 'stayed on target',
      away: 'stayed off target',
    },
  },
};
