'use client';

import { useState } from 'react';
import { nearSelf, priceLadder, sharedTags } from '@/components/prices/prepare-ladder';
import { cn } from '@/components/ui/cn';
import { Select } from '@/components/ui/select';
import type { Offer, PriceBasis } from '@/lib/client/prices/offer';
import { skuName } from '@/lib/client/prices/sku-name';
import { useFormat } from '@/lib/client/use-format';

interface LadderProps {
  all: readonly Offer[];
  sku: string;
  /** The offers of that SKU. */
  offers: readonly Offer[];
  basis: PriceBasis;
}

/** Where the SKU's price stands among those that share a tag with it, in one shop. */
export function Ladder({ all, sku, offers, basis }: LadderProps) {
  const format = useFormat();
  const tags = sharedTags(all, sku);
  const shops = [...new Map(offers.map(({ shop, item }) => [shop, item.retailer ?? 'Retailer not stated']))];
  const [chosenTag, setTag] = useState(tags[0]);
  const [chosenShop, setShop] = useState(shops[0]?.[0]);
  if (!chosenTag || !chosenShop)
    return (
      <p className="text-caption text-ink-3">No other SKU of the day shares a tag with this one: there is no ladder.</p>
    );
  const rungs = priceLadder(all, { sku, shop: chosenShop, tag: chosenTag, basis });
  const near = nearSelf(rungs);
  const top = Math.max(...near.map(({ amount }) => amount));
  const place = rungs.findIndex(({ self }) => self) + 1;
  return (
    <section aria-label="Price ladder">
      <h3 className="border-line border-b pb-1 font-semibold text-body">Where its price stands</h3>
      <div className="flex flex-wrap gap-2 py-2">
        <Select
          label="In"
          value={chosenShop}
          options={shops.map(([value, label]) => ({ value, label }))}
          onChange={setShop}
        />
        <Select
          label="Among"
          value={chosenTag}
          options={tags.map((value) => ({ value, label: value }))}
          onChange={setTag}
        />
      </div>
      <p className="pb-1 text-caption text-ink-3">
        {place > 0
          ? `${format.position(place)} of ${format.integer(rungs.length)} from the cheapest${near.length < rungs.length ? `, the nearest ${near.length} shown` : ''}`
          : 'It has no price in this shop.'}
      </p>
      <ol>
        {near.map(({ offer, amount, self }) => (
          <li
            key={offer.id}
            aria-current={self || undefined}
            className={cn('py-1', self ? 'font-semibold' : 'text-ink-2')}
          >
            <div className="flex justify-between gap-3">
              <span className="truncate">{skuName([offer])}</span>
              <span className="shrink-0">{format.money(amount, offer.item.currency)}</span>
            </div>
            <div className="h-0.5 bg-wash">
              <div
                className={cn('h-full', self ? 'bg-ink' : 'bg-control')}
                style={{ width: `${Math.max(0, (amount / top) * 100)}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
