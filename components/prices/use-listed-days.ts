'use client';

import { useMemo } from 'react';
import { DAY_LISTINGS, listingsOf } from '@/components/prices/day-listings';
import type { ListedDay } from '@/components/prices/prepare-calendar';
import { mapContent } from '@/lib/client/panel-state';
import type { Offer } from '@/lib/client/prices/offer';
import { priceUrl, type Question } from '@/lib/client/prices/price-url';
import { keptByDay } from '@/lib/client/use-kept';
import { useKeptDays } from '@/lib/client/use-kept-days';
import { price } from '@/lib/contract/price';
import { addDays } from '@/lib/queries/shared/dates';

/** The days up to `day` with what is kept of them, and what collecting the others takes. `all` are the offers of `day`. */
export function useListedDays({ calculation_type }: Question, day: string, all: readonly Offer[], span: number) {
  const earlier = useMemo(
    () =>
      Array.from({ length: span - 1 }, (_, at) => {
        const date = addDays(day, at - span + 1);
        return { day: date, url: priceUrl({ date, calculation_type }) };
      }),
    [day, calculation_type, span],
  );
  const { sets, state, collect } = useKeptDays(
    price,
    earlier,
    (kept) => keptByDay(kept, { calculation_type }),
    DAY_LISTINGS,
  );
  const today = useMemo(() => listingsOf(all), [all]);
  const days = useMemo(
    (): ListedDay[] => [
      ...earlier.map((one) => ({ day: one.day, listings: sets.get(one.url)?.listings ?? null })),
      { day, listings: today },
    ],
    [earlier, sets, day, today],
  );
  return { state: mapContent(state, () => days), collect: collect && { ...collect, kept: collect.kept + 1, of: span } };
}
