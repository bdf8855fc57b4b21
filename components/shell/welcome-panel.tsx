'use client';

import type { ReactNode } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { ParamsOf } from '@/lib/queries/registry';

/** Brands, SKUs and retailers of the newest prices. `params` is null without a collected day. */
export function WelcomePanel({ params }: { params: ParamsOf<'prices/brands'> | null }) {
  const format = useFormat();
  const state = useAnswer('prices/brands', params);
  if (!params) return null;
  return (
    <AnswerPanel title="Brands and retailers" state={state} className="min-h-40">
      {({ ownBrands, competitors, skus, retailers, countries }) => (
        <dl className="grid grid-cols-[7rem_1fr] gap-x-6 gap-y-2">
          <Fact name="Your brands">{ownBrands.join(', ') || 'No brand is marked as your own.'}</Fact>
          <Fact name="Competitors">
            {competitors > 0 ? format.count(competitors, 'brand') : 'No brand is marked as a competitor.'}
          </Fact>
          <Fact name="SKUs">{format.integer(skus)}</Fact>
          <Fact name="Retailers">
            {retailers.join(', ') || NO_VALUE}
            {countries > 0 ? `, in ${format.count(countries, 'country')}` : null}
          </Fact>
          <Fact name="Newest day">{format.day(params.date)}</Fact>
        </dl>
      )}
    </AnswerPanel>
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
