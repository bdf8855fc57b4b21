'use client';

import { useMemo } from 'react';
import { moverColumns } from '@/components/rankings/mover-columns';
import { MOVED, type Moved } from '@/components/rankings/url-state';
import { MOVED_WORDS } from '@/components/rankings/words';
import { DataTable } from '@/components/table/data-table';
import { Segmented } from '@/components/ui/segmented';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Basis } from '@/lib/client/rankings/place';
import type { Mover, Movers } from '@/lib/client/rankings/prepare-movers';
import { useFormat } from '@/lib/client/use-format';

interface MoverTableProps {
  movers: Movers;
  moved: Moved;
  onMoved: (moved: Moved) => void;
  basis: Basis;
  /** The two days in words. */
  days: { now: string; before: string };
  title: string;
  onOpen: (product: string) => void;
}

/** What moved between two days, the largest loss first. */
export function MoverTable({ movers, moved, onMoved, basis, days, title, onOpen }: MoverTableProps) {
  const format = useFormat();
  const { rows, count, notComparable } = movers;
  const columns = useMemo(() => moverColumns(basis), [basis]);
  const shown = useMemo(() => rows.filter((mover) => isShown(mover, moved)), [rows, moved]);
  const counts = { ...count, all: rows.length };
  return (
    <div className="flex flex-col gap-2">
      <div className="no-print overflow-x-auto">
        <Segmented
          label="Which movers"
          options={MOVED.map((value) => ({ value, label: `${MOVED_WORDS[value]} ${format.integer(counts[value])}` }))}
          value={moved}
          onChange={onMoved}
        />
      </div>
      <p className="text-caption text-ink-3">
        {days.before} → {days.now}, only keywords that both days collected. {format.integer(count.same)} places stayed;{' '}
        {format.integer(notComparable)} are left out, as one day has no data for them.
      </p>
      <DataTable
        name="movers"
        label={title}
        noun="mover"
        columns={columns}
        rows={shown}
        defaultSort="gained.asc"
        onXlsx={saveXlsx}
        onRowClick={({ ranking }) => onOpen(ranking.id)}
      />
    </div>
  );
}

function isShown({ move, offPageOne }: Mover, moved: Moved): boolean {
  if (moved === 'all') return true;
  return moved === 'off' ? offPageOne : move === moved;
}
