'use client';

import { useMemo } from 'react';
import { moveColumns } from '@/components/shelf/move-columns';
import type { Place } from '@/components/shelf/place';
import type { Moves } from '@/components/shelf/prepare-moves';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { useFormat } from '@/lib/client/use-format';

interface MoveTableProps {
  moves: Moves;
  names: { now: string; beside: string };
  accepts: (place: Place) => boolean;
  onOpen: (id: string) => void;
  title: string;
}

/** New, gone and moved, as rows. */
export function MoveTable({ moves, names, accepts, onOpen, title }: MoveTableProps) {
  const format = useFormat();
  const columns = useMemo(() => moveColumns(names, format), [names, format]);
  const rows = useMemo(
    () => moves.rows.filter(({ now, beside }) => [now, beside].some((place) => place !== null && accepts(place))),
    [moves, accepts],
  );
  return (
    <DataTable
      name="moves"
      label={title}
      noun="product"
      columns={columns}
      rows={rows}
      onXlsx={saveXlsx}
      onRowClick={({ now, beside }) => onOpen((now ?? beside)?.id ?? '')}
    />
  );
}
