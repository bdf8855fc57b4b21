'use client';

import { useMemo } from 'react';
import { DataTable } from '@/components/table/data-table';
import type { Change } from '@/components/visibility/prepare-change';
import { scoreColumns } from '@/components/visibility/score-columns';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Score } from '@/lib/client/visibility/score';

interface ScoreTableProps {
  scores: readonly Score[];
  scale: number | null;
  change: Change | null;
  header: string;
  title: string;
  selected: string | null;
  onOpen: (score: Score) => void;
}

/** Every score of the selection with its parts. A row opens its score. */
export function ScoreTable({ scores, scale, change, header, title, selected, onOpen }: ScoreTableProps) {
  const columns = useMemo(() => scoreColumns(scale, header, change), [scale, header, change]);
  return (
    <DataTable
      name="scores"
      label={title}
      noun="scores"
      columns={columns}
      rows={scores}
      searchable={false}
      onXlsx={saveXlsx}
      onRowClick={onOpen}
      isSelected={({ id }) => id === selected}
    />
  );
}
