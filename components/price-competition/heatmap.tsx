'use client';

import { useMemo } from 'react';
import { bucketColumn, heatmapColumns } from '@/components/price-competition/heatmap-columns';
import { LEGEND_WORDS, Legend } from '@/components/price-competition/legend';
import type { Shown } from '@/components/price-competition/shown';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { useFormat } from '@/lib/client/use-format';

interface HeatmapProps {
  shown: Shown;
  title: string;
  /** Question and filters in words. */
  said: string;
  open: string | null;
  onOpen: (id: string, bucket?: string) => void;
}

/** Competition × bucket, a row opens its competition. */
export function Heatmap({ shown, title, said, open, onOpen }: HeatmapProps) {
  const format = useFormat();
  const { pairs, calibrated, question, choice } = shown;
  const newest = pairs[0]?.last ?? null;
  const columns = useMemo(
    () =>
      heatmapColumns({
        kind: choice.kind,
        buckets: pairs[0]?.cells ?? [],
        dimension: question.time_dimension,
        period: question,
        calibration: calibrated.calibration,
        format,
        onOpen,
      }),
    [pairs, calibrated, question, choice, format, onOpen],
  );
  return (
    <div className="flex flex-col gap-2">
      <Legend />
      <DataTable
        name="heatmap"
        label={title}
        noun="competitions"
        columns={columns}
        rows={pairs}
        opensAt={newest ? bucketColumn(newest) : undefined}
        onXlsx={saveXlsx}
        pictureNotes={[said, LEGEND_WORDS]}
        onRowClick={({ id }) => onOpen(id)}
        isSelected={({ id }) => id === open}
      />
    </div>
  );
}
