'use client';

import { useState } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { missingDay } from '@/components/panel/coverage-words';
import { HISTORY_HEIGHT, historyChart, historyKey, openingHistory } from '@/components/prices/history-chart';
import { retailerName } from '@/components/prices/names';
import { PriceText } from '@/components/prices/offer-text';
import type { PricesState } from '@/components/prices/page';
import { useListPriceWord } from '@/components/prices/use-list-price-word';
import { ChoiceTable } from '@/components/ui/choice-table';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Sku } from '@/lib/queries/prices/sku';

interface PriceHistoryProps {
  state: PricesState;
  answer: Extract<AnswerState<Sku>, { kind: 'content' }>;
  /** The retailer that opens, see `openingHistory`. Null for the first one. */
  retailer: string | null;
}

/** The prices of an SKU over the period at a retailer, among those at the others. A list below selects the retailer. */
export function PriceHistory({ state, answer, retailer }: PriceHistoryProps) {
  const format = useFormat();
  const listPrice = useListPriceWord();
  const { data: sku } = answer;
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const { history } = sku;
  const selectedHistory =
    history.find((candidate) => historyKey(candidate) === selectedKey) ?? openingHistory(history, retailer);
  if (!selectedHistory) return null;
  return (
    <div>
      <ChartPanel
        title={`Price history at ${retailerName(selectedHistory)}`}
        state={answer}
        height={HISTORY_HEIGHT}
        caption={() =>
          `selling price of the first offer${selectedHistory.currency ? ` in ${selectedHistory.currency}` : ''}`
        }
        chart={(_, coverage) =>
          historyChart({ sku, shown: selectedHistory, listPrice, coverage, onDay: (date) => state.set({ date }) })
        }
      />
      <p className="mb-2 text-caption text-ink-3">
        Grey band: the lowest price in stock elsewhere. Hatched: no merchant has it. Shaded: on promotion.
      </p>
      <ChoiceTable
        label="Retailers"
        name="Retailer"
        nameOf={retailerName}
        selected={selectedHistory}
        onSelect={(row) => setSelectedKey(historyKey(row))}
        columns={[
          {
            name: 'Newest',
            kind: 'number',
            cell({ days, currency }) {
              const day = days.at(-1);
              if (!day) return <span className="text-ink-3">{missingDay(answer.coverage) ?? 'no offer'}</span>;
              return <PriceText text={format.money(day.selling_price, currency)} inStock={day.in_stock} />;
            },
          },
          {
            name: 'Days out',
            kind: 'number',
            cell: ({ out, known }) => (known === 0 ? '—' : `${format.integer(out)} of ${format.integer(known)}`),
          },
          {
            name: 'Days on promotion',
            kind: 'number',
            cell: ({ days }) => format.integer(days.filter((day) => day?.on_promotion).length),
          },
        ]}
        rows={history}
        keyOf={historyKey}
      />
    </div>
  );
}
