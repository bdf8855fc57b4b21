'use client';

import type { ReactNode } from 'react';
import { CheckedPanel } from '@/components/page/checked-panel';
import { ChangePanel } from '@/components/prices/change-panel';
import { Discounts } from '@/components/prices/discounts';
import { FlashPanel } from '@/components/prices/flash-panel';
import { MatrixTable } from '@/components/prices/matrix-table';
import { OfferTable } from '@/components/prices/offer-table';
import type { SpreadGroup } from '@/components/prices/prepare-spread';
import type { Totals } from '@/components/prices/prepare-totals';
import { Spread } from '@/components/prices/spread';
import type { Behind } from '@/components/prices/totals-line';
import { type Moved, VIEWS, type View } from '@/components/prices/url-state';
import type { Prices } from '@/components/prices/use-prices';
import { VIEW_WORDS } from '@/components/prices/words';
import { Tabs } from '@/components/ui/tabs';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';
import type { Offer, PriceBasis } from '@/lib/client/prices/offer';
import type { Question } from '@/lib/client/prices/price-url';
import { useFormat } from '@/lib/client/use-format';

export interface Look {
  view: View;
  price: PriceBasis;
  spread: SpreadGroup;
  against: string | null;
  moved: Moved;
  sku: string | null;
}

interface PriceTabsProps {
  state: PanelState<readonly Offer[]>;
  prices: Prices;
  question: Question;
  look: Look;
  onLook: (change: Partial<Look>) => void;
  price2: string;
  /** "Prices 2026-06-30, last": stands on every export. */
  title: string;
  /** Basis and filters that are on, in words. */
  notes: string;
  /** Shows the offers behind a number. */
  onOffers: (behind: Behind) => void;
}

/** The same selection in several views, each a panel with its own states. */
export function PriceTabs(props: PriceTabsProps) {
  const { state, prices, question, look, onLook, price2, title, notes, onOffers } = props;
  const format = useFormat();
  const { totals, day, followed } = prices;
  const onSku = (sku: string) => onLook({ sku });
  const panel = (view: View, draw: (offers: readonly Offer[]) => ReactNode) => (
    <CheckedPanel
      title={VIEW_WORDS[view].question}
      state={state}
      caption={() => captionOf(totals, look.price, format)}
      checked={[{ noun: 'discounts', ...agreeing(totals) }]}
      onDisagreeing={() => onOffers({ check: ['differs'] })}
    >
      {draw}
    </CheckedPanel>
  );
  const content: Record<View, () => ReactNode> = {
    matrix: () =>
      panel('matrix', (offers) => (
        <MatrixTable
          offers={offers}
          notes={notes}
          price2={price2}
          onSku={onSku}
          sku={look.sku}
          basis={look.price}
          title={`${title}, SKU by retailer`}
        />
      )),
    offers: () =>
      panel('offers', (offers) => (
        <OfferTable offers={offers} price2={price2} onSku={onSku} sku={look.sku} title={`${title}, offers`} />
      )),
    changes: () => (
      <ChangePanel
        state={state}
        prices={prices}
        look={look}
        onLook={onLook}
        onSku={onSku}
        title={`${title}, changes`}
      />
    ),
    spread: () =>
      panel('spread', (offers) => (
        <Spread
          offers={offers}
          notes={notes}
          onSku={onSku}
          onOffers={onOffers}
          basis={look.price}
          group={look.spread}
          onGroup={(spread) => onLook({ spread })}
          title={`${title}, spread`}
        />
      )),
    discounts: () =>
      panel('discounts', (offers) => (
        <Discounts offers={offers} price2={price2} notes={notes} onOffers={onOffers} title={`${title}, discounts`} />
      )),
    flash: () => (
      <FlashPanel
        question={question}
        day={day}
        onSku={onSku}
        filters={followed}
        title={`Prices ${day ?? ''}, average and lowest`}
      />
    ),
  };
  const tabs = VIEWS.map((view) => ({ value: view, label: VIEW_WORDS[view].tab, content: content[view]() }));
  return <Tabs label="Views of the prices" tabs={tabs} value={look.view} onChange={(view) => onLook({ view })} />;
}

function agreeing({ agreeing: { count, of } }: Totals) {
  return { agreeing: count, of };
}

/** What the panel counts; with shipping included, for how many offers it is known. */
function captionOf({ offers, skus, retailers, landed }: Totals, basis: PriceBasis, format: Format): string {
  const parts = [
    counted(offers, 'offer', format),
    counted(skus, 'SKU', format),
    counted(retailers, 'retailer', format),
    ...(basis === 'landed'
      ? [`shipping known for ${format.integer(landed.count)} of ${format.integer(landed.of)}`]
      : []),
  ];
  return parts.join(' · ');
}
