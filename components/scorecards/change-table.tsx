'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { changeColumns } from '@/components/scorecards/change-columns';
import { ChangeSummary } from '@/components/scorecards/change-summary';
import { changesByMove } from '@/components/scorecards/changes-by-move';
import { RowsSelect } from '@/components/scorecards/rows-select';
import type { Move } from '@/components/scorecards/url-state';
import { MOVE_WORDS } from '@/components/scorecards/words';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Changes } from '@/lib/client/scorecards/prepare-changes';
import type { Reading } from '@/lib/client/scorecards/reading';

interface ChangeTableProps {
  changes: Changes;
  reading: Reading;
  /** Of the two ranges, in words: "1 Jun 2026 to 28 Jun 2026". */
  ranges: { now: string; before: string };
  styles: ReadonlyMap<string, BrandStyle>;
  /** Which of them are listed. */
  move: Move;
  onMove: (move: Move) => void;
  open: string | null;
  onOpen: (id: string) => void;
  title: string;
}

/** What moved between two ranges, the largest fall first. */
export function ChangeTable(props: ChangeTableProps) {
  const { changes, reading, ranges, styles, move, onMove, open, onOpen, title } = props;
  const columns = useMemo(() => changeColumns(styles), [styles]);
  const moves = useMemo(() => changesByMove(changes.rows, reading), [changes, reading]);
  return (
    <div className="flex flex-col gap-3">
      <ChangeSummary changes={changes} weighting={reading.weighting} ranges={ranges} />
      <DataTable
        name="changes"
        label={title}
        noun="row"
        columns={columns}
        rows={moves[move]}
        defaultSort="rating.asc"
        onXlsx={saveXlsx}
        onRowClick={({ score }) => onOpen(score.id)}
        isSelected={({ score }) => score.id === open}
        tools={<RowsSelect kinds={moves} words={MOVE_WORDS} value={move} onChange={onMove} />}
      />
    </div>
  );
}
