'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { gridColumns } from '@/components/scorecards/grid-columns';
import type { Grid } from '@/components/scorecards/prepare-grid';
import { shrinkFormula, WEIGHTING_WORDS } from '@/components/scorecards/words';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Reading } from '@/lib/client/scorecards/reading';
import { useFormat } from '@/lib/client/use-format';

interface GridTableProps {
  grid: Grid;
  reading: Reading;
  styles: ReadonlyMap<string, BrandStyle>;
  onCell: (brand: string, retailer: string | null) => void;
  title: string;
}

/** Brand × retailer. A cell opens the SKUs behind it. */
export function GridTable({ grid, reading, styles, onCell, title }: GridTableProps) {
  const columns = useMemo(() => gridColumns(grid, { reading, styles, onCell }), [grid, reading, styles, onCell]);
  return (
    <div className="flex flex-col gap-2">
      <GridLegend reading={reading} />
      <DataTable
        name="grid"
        label={title}
        noun="brands"
        columns={columns}
        rows={grid.rows}
        searchable={false}
        onXlsx={saveXlsx}
        onRowClick={(row) => onCell(row.brand, null)}
      />
    </div>
  );
}

function GridLegend({ reading }: { reading: Reading }) {
  const format = useFormat();
  const { weighting, shrinks, threshold, prior } = reading;
  return (
    <p className="text-caption text-ink-3">
      Mean rating, {WEIGHTING_WORDS[weighting].sentence}
      {shrinks && prior ? `, then shrunk: ${shrinkFormula(reading, format)}` : ''}.{' '}
      <span className="text-off-target">▼</span> below {format.decimal(threshold, 1)}; pale: fewer than{' '}
      {format.integer(prior?.strength)} reviews; bar: reviews against the largest cell; hatched: no row.
    </p>
  );
}
