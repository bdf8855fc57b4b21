'use client';

import { useMemo } from 'react';
import { matrixColumns } from '@/components/rankings/matrix-columns';
import type { Matrix } from '@/components/rankings/prepare-matrix';
import { LEGEND_WORDS, RankLegend } from '@/components/rankings/rank-legend';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Basis } from '@/lib/client/rankings/place';
import { useFormat } from '@/lib/client/use-format';

interface MatrixTableProps {
  matrix: Matrix;
  basis: Basis;
  pageOne: { least: number; most: number } | null;
  title: string;
  /** The filters that are on, in words. */
  notes: string;
  open: string | null;
  onOpen: (product: string) => void;
}

/** Product × keyword. A row opens its product. */
export function MatrixTable({ matrix, basis, pageOne, title, notes, open, onOpen }: MatrixTableProps) {
  const format = useFormat();
  const { keywords, rows } = matrix;
  const columns = useMemo(() => matrixColumns(keywords, basis), [keywords, basis]);
  const waiting = keywords.filter(({ shown }) => !shown).length;
  return (
    <div className="flex flex-col gap-2">
      <RankLegend pageOne={pageOne} />
      {waiting > 0 ? (
        <p className="text-caption text-ink-3">
          {format.integer(keywords.length - waiting)} of {format.integer(keywords.length)} keywords are columns, those
          at which the first products stand. Filter by retailer or keyword for others, or choose them under Columns.
        </p>
      ) : null}
      <DataTable
        name="ranks"
        label={title}
        noun="product"
        columns={columns}
        rows={rows}
        onXlsx={saveXlsx}
        pictureNotes={[notes, LEGEND_WORDS]}
        onRowClick={({ ranking }) => onOpen(ranking.id)}
        isSelected={({ ranking }) => ranking.id === open}
      />
    </div>
  );
}
