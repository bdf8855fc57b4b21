'use client';

import { AnswerPanel } from '@/components/panel/answer-panel';
import { Facts } from '@/components/ui/facts';
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
        <Facts
          facts={[
            ['Your brands', ownBrands.join(', ') || 'No brand is marked as your own.'],
            [
              'Competitors',
              competitors > 0 ? format.count(competitors, 'brand') : 'No brand is marked as a competitor.',
            ],
            ['SKUs', format.integer(skus)],
            [
              'Retailers',
              `${retailers.join(', ') || NO_VALUE}${countries > 0 ? `, in ${format.count(countries, 'country')}` : ''}`,
            ],
            ['Newest day', format.day(params.date)],
          ]}
        />
      )}
    </AnswerPanel>
  );
}
