'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { rowsByKind, type SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { RowsSelect } from '@/components/scorecards/rows-select';
import { skuColumns } from '@/components/scorecards/sku-columns';
import type { RowKind } from '@/components/scorecards/url-state';
import { rowKindWords } from '@/components/scorecards/words';
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
  /** Which of them are listed. */
  kind: RowKind;
  onKind: (kind: RowKind) => void;
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
  const { rows, reading, styles, compared, kind, onKind, fromFile, onFromFile, open, onOpen, title } = props;
  const format = useFormat();
  const columns = useMemo(() => {
    const largest = Math.max(0, ...rows.map(({ score }) => score.row.review_count ?? 0));
    return skuColumns({ reading, styles, largest, compared, format });
  }, [rows, reading, styles, compared, format]);
  const kinds = useMemo(() => rowsByKind(rows, reading), [rows, reading]);
  return (
    <DataTable
      name="skus"
      label={title}
      noun="row"
      columns={columns}
      rows={kinds[kind]}
      onXlsx={saveXlsx}
      onRowClick={({ score }) => onOpen(score.id)}
      isSelected={({ score }) => score.id === open}
      tools={
        <>
          <RowsSelect kinds={kinds} words={rowKindWords(reading, format)} value={kind} onChange={onKind} />
          <Switch checked={fromFile} onChange={onFromFile}>
            Counts from the rating file
          </Switch>
        </>
      }
    />
  );
}
