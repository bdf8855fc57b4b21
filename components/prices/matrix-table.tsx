'use client';

import { useMemo } from 'react';
import { MarksLegend, marksInWords } from '@/components/prices/marks';
import { matrixColumns } from '@/components/prices/matrix-columns';
import { prepareMatrix } from '@/components/prices/prepare-matrix';
import { RawExport } from '@/components/prices/raw-export';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Offer, PriceBasis } from '@/lib/client/prices/offer';
import { useFormat } from '@/lib/client/use-format';

export interface PriceTableProps {
  offers: readonly Offer[];
  /** Stands on exports: what is shown, of which day. */
  title: string;
  price2: string;
  sku: string | null;
  onSku: (sku: string) => void;
}

interface MatrixTableProps extends PriceTableProps {
  basis: PriceBasis;
  /** The filters that are on, in words. */
  notes: string;
}

/** SKU × shop. A row opens its SKU's offers. */
export function MatrixTable({ offers, title, notes, price2, basis, sku, onSku }: MatrixTableProps) {
  const format = useFormat();
  const matrix = useMemo(() => prepareMatrix(offers, basis), [offers, basis]);
  const columns = useMemo(() => matrixColumns(matrix.shops, price2, format), [matrix.shops, price2, format]);
  return (
    <div className="flex flex-col gap-2">
      <MarksLegend price2={price2} />
      <DataTable
        name="matrix"
        label={title}
        noun="SKU"
        columns={columns}
        rows={matrix.rows}
        searchable={false}
        onXlsx={saveXlsx}
        pictureNotes={[notes, marksInWords(price2)]}
        onRowClick={(row) => onSku(row.sku)}
        isSelected={(row) => row.sku === sku}
        tools={<RawExport offers={offers} title={title} />}
      />
    </div>
  );
}
