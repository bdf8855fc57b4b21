'use client';

import { AnswerDrawer } from '@/components/panel/answer-drawer';
import type { PricesState } from '@/components/prices/page';
import { PriceHistory } from '@/components/prices/price-history';
import { SkuOffers } from '@/components/prices/sku-offers';
import { Facts } from '@/components/ui/facts';
import { NO_VALUE } from '@/lib/client/format-number';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Sku } from '@/lib/queries/prices/sku';

interface SkuDrawerProps {
  state: PricesState;
  sku: string;
  /** Name of the retailer whose history opens. Null for the first one. */
  retailer: string | null;
  onClose: () => void;
}

/** An SKU regardless of the filters of the page: its price history, its offers by merchant, and its identifiers. */
export function SkuDrawer({ state, sku, retailer, onClose }: SkuDrawerProps) {
  const { params, dates } = state;
  const format = useFormat();
  const answer = useAnswer('prices/sku', params && { ...params, sku });
  return (
    <AnswerDrawer
      state={answer}
      name="SKU"
      title={({ name, is_psku }) => (is_psku ? `${isolated(name)} ★` : isolated(name))}
      caption={({ brand_name, barcode }) =>
        [isolated(brand_name ?? 'Unknown brand'), barcode && `EAN ${barcode}`, format.day(dates.date)]
          .filter(Boolean)
          .join(' · ')
      }
      whyEmpty={`No offer of this SKU from ${format.day(dates.from)} to ${format.day(dates.date)}. Try a longer period.`}
      onClose={onClose}
      className="w-[44rem]"
    >
      {(content) => (
        <div className="flex flex-col gap-6">
          <PriceHistory key={`${sku} ${retailer}`} state={state} answer={content} retailer={retailer} />
          <SkuOffers offers={content.data.offers} day={dates.date} />
          <Identifiers sku={content.data} />
        </div>
      )}
    </AnswerDrawer>
  );
}

/** Formats a flag of the service. Empty if it sends none. */
function flagWords(flag: boolean | null, yes: string, no: string): string {
  return flag === null ? '' : flag ? yes : no;
}

function Identifiers({ sku }: { sku: Sku }) {
  const { brand_name, is_own_brand, is_psku, csku_id, barcode, tags } = sku;
  return (
    <section aria-label="Identifiers">
      <h3 className="mb-2 border-line border-b pb-1 font-semibold text-body">Identifiers</h3>
      <Facts
        facts={[
          [
            'Brand',
            [isolated(brand_name ?? NO_VALUE), flagWords(is_own_brand, 'own', 'competitor')].filter(Boolean).join(', '),
          ],
          ['SKU', csku_id ?? NO_VALUE],
          ['EAN, barcode', barcode ?? NO_VALUE],
          ['Power SKU', flagWords(is_psku, 'yes', 'no') || NO_VALUE],
          ['Tags', tags.length === 0 ? NO_VALUE : tags.map(isolated).join(' · ')],
        ]}
      />
    </section>
  );
}
