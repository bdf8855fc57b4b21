'use client';

import type { ReactNode } from 'react';
import { Panel } from '@/components/panel/panel';
import { welcomeFacts } from '@/components/shell/welcome-facts';
import { counted } from '@/lib/client/counted';
import { NO_VALUE } from '@/lib/client/format-number';
import { mapContent } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { useSet } from '@/lib/client/use-set';
import { requestTarget } from '@/lib/contract/endpoint';
import { LATEST_DATE } from '@/lib/contract/params';
import { type PriceItem, price } from '@/lib/contract/price';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';

const LATEST_PRICES = `/api${requestTarget(price, { date: LATEST_DATE, calculation_type: PRICE_TYPE })}`;

/**
 * Brands, SKUs and retailers of the latest prices. Sends the request of the Prices page, which then finds it cached.
 */
export function WelcomePanel() {
  const format = useFormat();
  const answer = useSet<PriceItem>(LATEST_PRICES);
  const state = mapContent(
    answer,
    ({ rows }) => welcomeFacts(rows),
    ({ rows }) =>
      rows.length > 0
        ? null
        : {
            kind: 'guidance',
            reason: 'not-published',
            text: 'The API has no prices for this account yet. They appear here after they are collected for the first time.',
          },
  );
  return (
    <Panel title="Brands and retailers" state={state} className="min-h-40">
      {(facts) => (
        <dl className="grid grid-cols-[7rem_1fr] gap-x-6 gap-y-2">
          <Fact name="Your brands">{facts.ownBrands.join(', ') || 'No brand is marked as your own.'}</Fact>
          <Fact name="Competitors">
            {facts.competitors > 0
              ? counted(facts.competitors, 'brand', format)
              : 'No brand is marked as a competitor.'}
          </Fact>
          <Fact name="SKUs">{format.integer(facts.skus)}</Fact>
          <Fact name="Retailers">
            {facts.retailers.join(', ') || NO_VALUE}
            {facts.countries > 0 ? `, in ${counted(facts.countries, 'country', format)}` : null}
          </Fact>
          <Fact name="Newest day">{format.day(facts.day)}</Fact>
        </dl>
      )}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
