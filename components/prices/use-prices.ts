'use client';

import { useDeferredValue, useMemo } from 'react';
import { likeForLike } from '@/components/prices/like-for-like';
import { prepareTotals } from '@/components/prices/prepare-totals';
import { type Filters, isFiltered, selectBefore, selectOffers } from '@/components/prices/select-offers';
import { NO_FILTERS } from '@/components/prices/url-state';
import { newestDay } from '@/lib/client/prices/newest-day';
import type { PriceBasis } from '@/lib/client/prices/offer';
import { prepareChanges } from '@/lib/client/prices/prepare-changes';
import { prepareOffers } from '@/lib/client/prices/prepare-offers';
import { calculationOf, priceUrl, type Question } from '@/lib/client/prices/price-url';
import { useSet } from '@/lib/client/use-set';
import type { PriceItem } from '@/lib/contract/price';

const NOTHING: readonly PriceItem[] = [];

/** The answer to a question and what the filters leave of it, beside another day where one is named. */
export function usePrices(question: Question, against: string | null, filters: Filters, basis: PriceBasis) {
  const set = useSet<PriceItem>(priceUrl(question));
  const otherUrl = against && priceUrl({ ...question, date: against });
  const other = useSet<PriceItem>(otherUrl);

  const items = set.kind === 'content' ? set.data.rows : NOTHING;
  // Of another day than was asked for, an answer says nothing: it is the one before, kept while the next loads.
  const otherItems = other.kind === 'content' && other.data.url === otherUrl ? other.data.rows : null;
  const offers = useMemo(() => prepareOffers(items), [items]);
  const earlier = useMemo(() => otherItems && prepareOffers(otherItems), [otherItems]);
  const whole = useMemo(() => selectOffers(offers, NO_FILTERS), [offers]);
  // Typing and clicking answer at once; the selection of a large set follows.
  const followed = useDeferredValue(filters);
  const now = useMemo(() => (isFiltered(followed) ? selectOffers(offers, followed) : whole), [offers, followed, whole]);
  const before = useMemo(
    () => earlier && earlier.length > 0 && selectBefore(earlier, followed, now.items),
    [earlier, followed, now],
  );
  return {
    set,
    other,
    offers,
    whole,
    now,
    followed,
    totals: useMemo(() => prepareTotals(now.items), [now]),
    /** Null while there is no other day to compare with. */
    versus: useMemo(() => (before ? likeForLike(now.items, before) : null), [now, before]),
    changes: useMemo(() => (before ? prepareChanges(now.items, before, basis) : null), [now, before, basis]),
    day: newestDay(items),
    // Of the answer on screen, which is the older one while another question loads.
    calculation: set.kind === 'content' ? calculationOf(set.data.url) : question.calculation_type,
  };
}

export type Prices = ReturnType<typeof usePrices>;
