'use client';

import { useCallback, useMemo, useState } from 'react';
import { EvidenceDialog, type EvidenceOf } from '@/components/page/evidence-dialog';
import { changeColumns, type OnEvidence } from '@/components/prices/change-columns';
import { MOVED, type Moved } from '@/components/prices/url-state';
import { MOVE_WORDS } from '@/components/prices/words';
import { DataTable } from '@/components/table/data-table';
import { Segmented } from '@/components/ui/segmented';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { isolated } from '@/lib/client/isolated';
import type { Provenance } from '@/lib/client/panel-state';
import type { Changes } from '@/lib/client/prices/prepare-changes';
import { skuName } from '@/lib/client/prices/sku-name';
import { useFormat } from '@/lib/client/use-format';
import { type CalculationType, price } from '@/lib/contract/price';

/** A day of the comparison: which, and how old its answer is. */
export interface ComparedDay {
  day: string;
  provenance?: Provenance;
}

interface ChangeTableProps {
  changes: Changes;
  days: { now: ComparedDay; before: ComparedDay };
  calculation: CalculationType;
  moved: Moved;
  onMoved: (moved: Moved) => void;
  title: string;
  onSku: (sku: string) => void;
}

/** What changed between two days, our own SKUs first; each count is a filter. */
export function ChangeTable({ changes, days, calculation, moved, onMoved, title, onSku }: ChangeTableProps) {
  const format = useFormat();
  const [evidence, show] = useState<EvidenceOf | null>(null);
  const { rows, count, both, same } = changes;
  const onEvidence: OnEvidence = useCallback(
    (change, when) => {
      const item = change[when]?.item;
      show({
        of: `${isolated(skuName([change.offer]))} at ${isolated(change.offer.item.retailer ?? 'a retailer not stated')}`,
        evidence: {
          endpoint: price,
          params: { date: days[when].day, calculation_type: calculation },
          rows: item ? [item] : [],
          provenance: days[when].provenance,
        },
      });
    },
    [days, calculation],
  );
  const columns = useMemo(
    () => changeColumns({ now: format.shortDay(days.now.day), before: format.shortDay(days.before.day) }, onEvidence),
    [days, format, onEvidence],
  );
  const shown = useMemo(
    () => (moved === 'all' ? rows : rows.filter(({ moves }) => moves.includes(moved))),
    [rows, moved],
  );
  const counts = { ...count, all: rows.length };
  return (
    <div className="flex flex-col gap-2">
      <div className="no-print overflow-x-auto">
        <Segmented
          label="Which changes"
          options={MOVED.map((value) => ({
            value,
            label: `${value === 'all' ? 'All' : MOVE_WORDS[value]} ${format.integer(counts[value])}`,
          }))}
          value={moved}
          onChange={onMoved}
        />
      </div>
      <p className="text-caption text-ink-3">
        {format.day(days.before.day)} → {format.day(days.now.day)}, each SKU at a shop by the offer that a shopper meets
        first. {format.integer(both)} are on both days, {format.integer(same)} of them unchanged.
      </p>
      <DataTable
        name="changes"
        label={title}
        noun="change"
        columns={columns}
        rows={shown}
        searchable={false}
        onXlsx={saveXlsx}
        onRowClick={({ sku }) => onSku(sku)}
      />
      <EvidenceDialog shown={evidence} onClose={() => show(null)} />
    </div>
  );
}
