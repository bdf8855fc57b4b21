'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import type { SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { skuColumns } from '@/components/scorecards/sku-columns';
import { DataTable } from '@/components/table/data-table';
import { Switch } from '@/components/ui/switch';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Reading } from '@/lib/client/scorecards/reading';
import { useFormat } from '@/lib/client/use-format';

interface SkuTableProps {
  rows: readonly SkuRow[];
  reading: Reading;
  styles: ReadonlyMap<string, BrandStyle>;
  compared: boolean;
  /** Whether counts come from the rating file. */
  fromFile: boolean;
  onFromFile: (fromFile: boolean) => void;
  /** The id of the row that is open. */
  open: string | null;
  onOpen: (id: string) => void;
  title: string;
}

/** Every row of the scorecard, a SKU at a retailer, ranked by the rating shown. */
export function SkuTable(props: SkuTableProps) {
  const { rows, reading, styles, compared, fromFile, onFromFile, open, onOpen, title } = props;
  const format = useFormat();
  const columns = useMemo(() => {
    const largest = Math.max(0, ...rows.map(({ score }) => score.row.review_count ?? 0));
    return skuColumns({ reading, styles, largest, compared, format });
  }, [rows, reading, styles, compared, format]);
  return (
    <DataTable
      name="skus"
      label={title}
      noun="rows"
      columns={columns}
      rows={rows}
      onXlsx={saveXlsx}
      onRowClick={({ score }) => onOpen(score.id)}
      isSelected={({ score }) => score.id === open}
      tools={
        <Switch checked={fromFile} onChange={onFromFile}>
          Counts from the rating file
        </Switch>
      }
    />
  );
}
