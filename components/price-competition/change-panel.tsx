'use client';

import { useCallback, useMemo, useState } from 'react';
import { EvidenceDialog, type EvidenceOf } from '@/components/page/evidence-dialog';
import { Panel } from '@/components/panel/panel';
import { changeColumns, type OnEvidence } from '@/components/price-competition/change-columns';
import { type Changes, type DatedPeriods, isOurs, prepareChanges } from '@/components/price-competition/prepare-change';
import type { Shown } from '@/components/price-competition/shown';
import { DataTable } from '@/components/table/data-table';
import { SkeletonRows } from '@/components/ui/skeleton';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Format } from '@/lib/client/format';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import type { Period } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';
import { priceCompetition } from '@/lib/contract/price-competition';

interface ChangePanelProps {
  /** Both periods, each as one bucket a competition; only what the filters leave. */
  state: PanelState<DatedPeriods>;
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
  const [evidence, show] = useState<EvidenceOf | null>(null);
  const onEvidence: OnEvidence = useCallback(
    ({ pair, ...change }, when) => {
      const { question } = shown;
      const asked = { ...question, ...(when === 'before' ? other : null), time_dimension: 'NONE' };
      const row = change[when]?.row;
      show({
        of: `${pair.baseName} against ${pair.benchmarkName}`,
        evidence: {
          endpoint: priceCompetition,
          params: asked,
          rows: row ? [row] : [],
          provenance: periods?.provenance[when],
        },
      });
    },
    [shown, other, periods],
  );
  const columns = useMemo(() => changeColumns(calibration, own, onEvidence), [calibration, own, onEvidence]);
  return (
    <>
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
      <EvidenceDialog shown={evidence} onClose={() => show(null)} />
    </>
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
