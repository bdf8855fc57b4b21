'use client';

import { median } from '@/components/prices/prepare-spread';
import type { Offer } from '@/lib/client/prices/offer';
import { useFormat } from '@/lib/client/use-format';
import { groupBy } from '@/lib/queries/shared/group-by';

/** What the offers come to, by currency: prices are not added up, and never across currencies. */
export function MedianLine({ offers }: { offers: readonly Offer[] }) {
  const format = useFormat();
  const priced = offers.filter(({ price }) => price !== null);
  const parts = [...groupBy(priced, ({ item }) => item.currency)].map(([currency, its]) => {
    const middle = median(its.flatMap(({ price }) => price ?? []));
    return `${format.money(middle, currency)} over ${format.integer(its.length)}${currency ? '' : ' without a currency'}`;
  });
  return (
    <p className="text-caption text-ink-3">
      {parts.length > 0
        ? `Median selling price of the offers shown: ${parts.join(' · ')}.`
        : 'No offer shown has a price.'}
    </p>
  );
}
