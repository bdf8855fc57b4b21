'use client';

import type { ReactNode } from 'react';
import { EvidenceButton } from '@/components/page/evidence-button';
import { OutLink } from '@/components/page/out-link';
import { DiscountCell } from '@/components/prices/discount-cell';
import { stockWord } from '@/components/prices/words';
import { Badge } from '@/components/ui/badge';
import { isolated } from '@/lib/client/isolated';
import type { Provenance } from '@/lib/client/panel-state';
import type { Offer } from '@/lib/client/prices/offer';
import type { Question } from '@/lib/client/prices/price-url';
import { useFormat } from '@/lib/client/use-format';
import { price as priceEndpoint } from '@/lib/contract/price';

interface OfferEntryProps {
  offer: Offer;
  price2: string;
  /** What was asked when the offer came, and how old that answer is. */
  question: Question;
  provenance?: Provenance;
}

/** One merchant's offer: who, at which position, for how much, and what comes with it. */
export function OfferEntry({ offer, price2, question, provenance }: OfferEntryProps) {
  const format = useFormat();
  const { item, landed, depth, words } = offer;
  const money = (amount: number | null) => format.money(amount, item.currency);
  const facts: [string, ReactNode][] = [
    [price2, money(item.price_2)],
    ['Discount', <DiscountCell key="discount" offer={offer} />],
    ['Depth', format.percent(depth)],
    ['Shipping', money(item.cargo_fee)],
    ['Landed', money(landed)],
    ['Stock', stockWord(offer) ?? 'not stated'],
    ['Crawled', format.dateTime(item.crawling_time)],
    ['Page', <OutLink key="page" url={item.url} />],
  ];
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <div className="flex items-baseline gap-2">
        <span className="w-8 shrink-0 text-ink-3" title="Buybox position">
          {format.position(item.buybox_position)}
        </span>
        <span className="min-w-0 grow truncate font-medium" title={item.merchant_name ?? undefined}>
          {item.merchant_name ?? 'Merchant not stated'}
        </span>
        {words.merchant[0] === 'main' ? <Badge>main merchant</Badge> : null}
        <span className="font-semibold text-panel">{money(item.price)}</span>
      </div>
      {item.promotion_text ? <p className="ps-10 text-ink-2">{item.promotion_text}</p> : null}
      <div className="flex flex-wrap items-end justify-between ps-10">
        <dl className="flex min-w-0 flex-1 basis-60 flex-wrap gap-x-4 text-caption">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-ink-3">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <EvidenceButton
          of={`${isolated(item.merchant_name ?? 'Merchant not stated')} at ${isolated(item.retailer ?? 'a retailer not stated')}`}
          evidence={{ endpoint: priceEndpoint, params: { ...question }, rows: [item], provenance }}
        />
      </div>
    </li>
  );
}
