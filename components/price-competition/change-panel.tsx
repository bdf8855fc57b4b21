'use client';

import { useMemo } from 'react';
import { Panel } from '@/components/panel/panel';
import { changeColumns } from '@/components/price-competition/change-columns';
import { type Changes, isOurs, type Periods, prepareChanges } from '@/components/price-competition/prepare-change';
import type { Shown } from '@/components/price-competition/shown';
import { DataTable } from '@/components/table/data-table';
import { SkeletonRows } from '@/components/ui/skeleton';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Format } from '@/lib/client/format';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import type { Period } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';

interface ChangePanelProps {
  /** Both periods, each as one bucket a competition; only what the filters leave. */
  state: PanelState<Periods>;
  shown: Shown;
  other: Period | null;
  title: string;
  open: string | null;
  onOpen: (id: string) => void;
}

/** What moved against the period before, and who moved. */
export function ChangePanel({ state, shown, other, title, open, onOpen }: ChangePanelProps) {
  const format = useFormat();
  const { calibrated, choice, pairs } = shown;
  const { calibration } = calibrated;
  const periods = state.kind === 'content' ? state.data : null;
  const changes = useMemo(
    () => prepareChanges(periods?.now ?? [], periods?.before ?? [], choice.kind, calibration),
    [periods, choice, calibration],
  );
  const own = isOurs(pairs);
  const columns = useMemo(() => changeColumns(calibration, own), [calibration, own]);
  return (
    <Panel
      title="What moved against the period before, and who moved"
      state={mapContent(state, () => changes)}
      caption={(data) => captionOf(data, other, format)}
      skeleton={<SkeletonRows rows={12} />}
      className="min-h-96"
    >
      {({ rows }) => (
        <DataTable
          name="change"
          label={title}
          noun="competitions"
          columns={columns}
          rows={rows}
          onXlsx={saveXlsx}
          onRowClick={({ pair }) => onOpen(pair.id)}
          isSelected={({ pair }) => pair.id === open}
        />
      )}
    </Panel>
  );
}

function captionOf({ rows, comparable, entered, left }: Changes, other: Period | null, format: Format): string {
  return [
    `${format.integer(comparable)} of ${format.integer(rows.length)} competitions have an index in both periods`,
    entered > 0 ? `${format.integer(entered)} are new` : '',
    left > 0 ? `${format.integer(left)} are gone` : '',
    other ? `compared with ${format.day(other.start_date)} to ${format.day(other.end_date)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
