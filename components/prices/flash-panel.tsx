'use client';

import { useMemo, useState } from 'react';
import { Panel } from '@/components/panel/panel';
import { FLASH_COLUMNS } from '@/components/prices/flash-columns';
import { HourlyLink } from '@/components/prices/hourly-link';
import { FLASH_DROP, prepareFlash } from '@/components/prices/prepare-flash';
import { type Filters, selectOffers } from '@/components/prices/select-offers';
import { useFlash } from '@/components/prices/use-flash';
import { VIEW_WORDS } from '@/components/prices/words';
import { DataTable } from '@/components/table/data-table';
import { Segmented } from '@/components/ui/segmented';
import { SkeletonRows } from '@/components/ui/skeleton';
import { counted } from '@/lib/client/counted';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { prepareOffers, skuOf } from '@/lib/client/prices/prepare-offers';
import type { Question } from '@/lib/client/prices/price-url';
import { useFormat } from '@/lib/client/use-format';

interface FlashPanelProps {
  question: Question;
  filters: Filters;
  day: string | null;
  title: string;
  onSku: (sku: string) => void;
}

/** Offers whose lowest price of the day stands well below their average: for a part of it they were cheaper. */
export function FlashPanel({ question, filters, day, title, onSku }: FlashPanelProps) {
  const format = useFormat();
  const { missing, ask, state } = useFlash(question);
  const [shown, show] = useState<'deep' | 'all'>('deep');
  const sets = state.kind === 'content' ? state.data : null;
  const rows = useMemo(() => {
    if (!sets) return [];
    const { items } = selectOffers(prepareOffers(sets.averages), filters);
    return prepareFlash(
      items.map(({ item }) => item),
      sets.lowests,
    );
  }, [sets, filters]);
  const deep = useMemo(() => rows.filter(({ drop }) => drop !== null && drop >= FLASH_DROP), [rows]);
  const asked: PanelState<unknown> =
    missing > 0
      ? {
          kind: 'guidance',
          reason: 'not-collected',
          text: `A price that stood for an hour hides in the average of the day. Comparing average and lowest loads the whole day ${counted(missing, 'more time', format)} from the service.`,
          action: { label: 'Compare average and lowest', onAction: ask },
        }
      : state;
  const options = [
    { value: 'deep' as const, label: `5% or more below ${format.integer(deep.length)}` },
    { value: 'all' as const, label: `All ${format.integer(rows.length)}` },
  ];
  return (
    <Panel
      title={VIEW_WORDS.flash.question}
      state={mapContent(asked, () => (shown === 'deep' ? deep : rows))}
      caption={() =>
        `${format.integer(deep.length)} of ${counted(rows.length, 'offer', format)} fell 5% or more below their average`
      }
      actions={() => <HourlyLink day={day} />}
      skeleton={<SkeletonRows rows={12} />}
      className="min-h-96"
    >
      {(offers) => (
        <DataTable
          name="flash"
          label={title}
          noun="offer"
          columns={FLASH_COLUMNS}
          rows={offers}
          searchable={false}
          onXlsx={saveXlsx}
          onRowClick={({ average }) => onSku(skuOf(average, ''))}
          tools={<Segmented label="Which offers" options={options} value={shown} onChange={show} />}
        />
      )}
    </Panel>
  );
}
