'use client';

import { useMemo } from 'react';
import type { OwnRivals, OwnShelves } from '@/components/rankings/prepare-own-rivals';
import { rivalColumns } from '@/components/rankings/rival-columns';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';

interface RivalTableProps {
  shelves: OwnShelves;
  question: Question | null;
  title: string;
  onOpen: (shelf: OwnRivals) => void;
}

/** Keywords for which several own products stand on one shelf. A row opens their trend. */
export function RivalTable({ shelves, question, title, onOpen }: RivalTableProps) {
  const format = useFormat();
  const columns = useMemo(() => rivalColumns(format, question), [format, question]);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-ink-3">
        Several of our products ranked for one keyword at one retailer. That is strength where all meet their targets,
        and a choice to make where they hold each other down. A keyword leads to its shelf, a row to their trend.
      </p>
      <DataTable
        name="own_rivals"
        label={title}
        noun="shelf"
        columns={columns}
        rows={shelves.rivals}
        defaultSort="own.desc"
        onXlsx={saveXlsx}
        onRowClick={onOpen}
      />
    </div>
  );
}
