'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { changeColumns } from '@/components/scorecards/change-columns';
import { ChangeSummary } from '@/components/scorecards/change-summary';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Changes } from '@/lib/client/scorecards/prepare-changes';
import type { Reading } from '@/lib/client/scorecards/reading';
import { useFormat } from '@/lib/client/use-format';

interface ChangeTableProps {
  changes: Changes;
  reading: Reading;
  /** Of the two ranges, in words: "1 Jun 2026 to 28 Jun 2026". */
  ranges: { now: string; before: string };
  styles: ReadonlyMap<string, BrandStyle>;
  open: string | null;
  onOpen: (id: string) => void;
  title: string;
}

/** What moved between two ranges, the largest fall first. */
export function ChangeTable({ changes, reading, ranges, styles, open, onOpen, title }: ChangeTableProps) {
  const format = useFormat();
  const columns = useMemo(() => changeColumns(styles, format), [styles, format]);
  return (
    <div className="flex flex-col gap-3">
      <ChangeSummary changes={changes} weighting={reading.weighting} ranges={ranges} />
      <DataTable
        name="changes"
        label={title}
        noun="rows"
        columns={columns}
        rows={changes.rows}
        defaultSort="rating.asc"
        onXlsx={saveXlsx}
        onRowClick={({ score }) => onOpen(score.id)}
        isSelected={({ score }) => score.id === open}
      />
    </div>
  );
}
