'use client';

import { useMemo } from 'react';
import { FlashHint } from '@/components/prices/flash-hint';
import { Ladder } from '@/components/prices/ladder';
import { OfferEntry } from '@/components/prices/offer-entry';
import { StockCalendar } from '@/components/prices/stock-calendar';
import { Drawer } from '@/components/ui/drawer';
import { counted } from '@/lib/client/counted';
import type { Provenance } from '@/lib/client/panel-state';
import type { Offer, PriceBasis } from '@/lib/client/prices/offer';
import { byBuybox, byPlace } from '@/lib/client/prices/order';
import type { Question } from '@/lib/client/prices/price-url';
import { skuName } from '@/lib/client/prices/sku-name';
import { useFormat } from '@/lib/client/use-format';
import { groupBy } from '@/lib/queries/shared/group-by';

interface SkuDrawerProps {
  /** The open SKU, null when the drawer is shut. */
  sku: string | null;
  onClose: () => void;
  /** The whole set: the drawer is not narrowed by the page's filters. */
  all: readonly Offer[];
  question: Question;
  provenance?: Provenance;
  basis: PriceBasis;
  price2: string;
}

/** Everything the day knows of one SKU: its offers by shop and buybox position, and where its price stands. */
export function SkuDrawer({ sku, onClose, all, question, provenance, basis, price2 }: SkuDrawerProps) {
  const format = useFormat();
  const offers = useMemo(() => all.filter((offer) => offer.sku === sku), [all, sku]);
  const shops = [
    ...groupBy(
      offers.toSorted((a, b) => byPlace(a.item, b.item)),
      ({ shop }) => shop,
    ).values(),
  ];
  const first = offers[0]?.item;
  const caption = [first?.brand_name, first?.barcode, first?.csku_id].filter(Boolean).join(' · ');
  return (
    <Drawer
      open={sku !== null}
      onOpenChange={(open) => !open && onClose()}
      title={offers.length > 0 ? skuName(offers) : (sku ?? '')}
      caption={caption}
      className="w-[44rem]"
    >
      {offers.length === 0 ? <p className="text-ink-2">This day has no offer of this SKU.</p> : null}
      {shops.map((its) => {
        const { retailer, retailer_country, currency } = its[0]?.item ?? {};
        return (
          <section key={its[0]?.shop} className="mb-5">
            <h3 className="flex items-baseline justify-between border-line border-b pb-1 font-semibold text-body">
              {[retailer ?? 'Retailer not stated', retailer_country, currency].filter(Boolean).join(' · ')}
              <span className="font-normal text-caption text-ink-3">{counted(its.length, 'offer', format)}</span>
            </h3>
            <ol>
              {its.toSorted(byBuybox).map((offer) => (
                <OfferEntry key={offer.id} offer={offer} price2={price2} question={question} provenance={provenance} />
              ))}
            </ol>
          </section>
        );
      })}
      {sku && offers.length > 0 ? (
        <>
          <Ladder key={sku} all={all} sku={sku} offers={offers} basis={basis} />
          {first?.date ? (
            <StockCalendar
              key={`stock ${sku}`}
              sku={sku}
              offers={offers}
              all={all}
              question={question}
              day={first.date}
            />
          ) : null}
          <FlashHint key={`flash ${sku}`} question={question} sku={sku} day={first?.date ?? null} />
        </>
      ) : null}
    </Drawer>
  );
}
