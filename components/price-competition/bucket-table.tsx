'use client';

import { useMemo } from 'react';
import { bucketColumns } from '@/components/price-competition/bucket-columns';
import { bucketRows } from '@/components/price-competition/bucket-rows';
import type { Shown } from '@/components/price-competition/shown';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';

interface BucketTableProps {
  shown: Shown;
  title: string;
  onOpen: (id: string, bucket: string) => void;
}

/** The numbers behind the heatmap, a row a bucket. */
export function BucketTable({ shown, title, onOpen }: BucketTableProps) {
  const { pairs, choice, calibrated } = shown;
  const rows = useMemo(() => bucketRows(pairs), [pairs]);
  const columns = useMemo(() => bucketColumns(choice, calibrated.calibration), [choice, calibrated]);
  return (
    <DataTable
      name="buckets"
      label={title}
      noun="buckets"
      columns={columns}
      rows={rows}
      onXlsx={saveXlsx}
      onRowClick={({ pair, cell }) => onOpen(pair.id, cell.start_date)}
    />
  );
}
