'use client';

import type { ReactNode } from 'react';
import { CheckBadge } from '@/components/page/check-badge';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { Discounts } from '@/components/prices/discounts';
import { MatrixTable } from '@/components/prices/matrix-table';
import { OfferTable } from '@/components/prices/offer-table';
import type { SpreadGroup } from '@/components/prices/prepare-spread';
import type { Totals } from '@/components/prices/prepare-totals';
import { Spread } from '@/components/prices/spread';
import { VIEWS, type View } from '@/components/prices/url-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';
import type { Offer, PriceBasis } from '@/lib/client/prices/offer';
import { useFormat } from '@/lib/client/use-format';

interface Look {
  view: View;
  price: PriceBasis;
  spread: SpreadGroup;
  sku: string | null;
}

interface PriceTabsProps {
  state: PanelState<readonly Offer[]>;
  look: Look;
  onLook: (change: Partial<Look>) => void;
  totals: Totals;
  price2: string;
  /** "Prices 2026-06-30, last": stands on every export. */
  title: string;
  /** The filters that are on, in words. */
  notes: string;
  /** Shows the offers whose discount does not add up. */
  onDisagreeing: () => void;
}

const VIEW_WORDS: Record<View, { tab: string; question: string }> = {
  matrix: { tab: 'SKU × retailer', question: 'What each shop asks for each SKU' },
  offers: { tab: 'Offers', question: 'Every offer of the day' },
  spread: { tab: 'Spread', question: 'How far prices lie apart, and where we stand' },
  discounts: { tab: 'Discounts', question: 'Who discounts, how deep, and where' },
};

/** The same selection in four views, each a panel with its own states. */
export function PriceTabs({ state, look, onLook, totals, price2, title, notes, onDisagreeing }: PriceTabsProps) {
  const format = useFormat();
  const onSku = (sku: string) => onLook({ sku });
  const draw: Record<View, (offers: readonly Offer[]) => ReactNode> = {
    matrix: (offers) => (
      <MatrixTable
        {...{ offers, notes, price2, onSku }}
        sku={look.sku}
        basis={look.price}
        title={`${title}, SKU by retailer`}
      />
    ),
    offers: (offers) => <OfferTable {...{ offers, price2, onSku }} sku={look.sku} title={`${title}, offers`} />,
    spread: (offers) => (
      <Spread
        {...{ offers, notes }}
        basis={look.price}
        group={look.spread}
        onGroup={(spread) => onLook({ spread })}
        title={`${title}, spread`}
      />
    ),
    discounts: (offers) => <Discounts {...{ offers, price2, notes }} title={`${title}, discounts`} />,
  };
  const tabs = VIEWS.map((view) => ({
    value: view,
    label: VIEW_WORDS[view].tab,
    content: (
      <Panel
        title={VIEW_WORDS[view].question}
        state={state}
        caption={() => captionOf(totals, look.price, format)}
        actions={() => (
          <>
            <CheckBadge
              checked={[{ noun: 'discounts', agreeing: totals.agreeing.count, of: totals.agreeing.of }]}
              onDisagreeing={onDisagreeing}
            />
            {state.kind === 'content' ? <RefreshButton state={state} /> : null}
          </>
        )}
        skeleton={<SkeletonRows rows={12} />}
        className="min-h-96"
      >
        {draw[view]}
      </Panel>
    ),
  }));
  return <Tabs label="Views of the prices" tabs={tabs} value={look.view} onChange={(view) => onLook({ view })} />;
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
