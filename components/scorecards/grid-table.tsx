'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { gridColumns } from '@/components/scorecards/grid-columns';
import type { Grid } from '@/components/scorecards/prepare-grid';
import { shrinkFormula, WEIGHTING_WORDS } from '@/components/scorecards/words';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Format } from '@/lib/client/format';
import type { Reading } from '@/lib/client/scorecards/reading';
import { useFormat } from '@/lib/client/use-format';

interface GridTableProps {
  grid: Grid;
  reading: Reading;
  styles: ReadonlyMap<string, BrandStyle>;
  /** Whether another range is compared with. */
  compared: boolean;
  onCell: (brand: string, retailer: string | null) => void;
  title: string;
  /** The filters that are on, in words. */
  notes: string;
}

/** Brand × retailer. A cell opens the SKUs behind it. */
export function GridTable({ grid, reading, styles, compared, onCell, title, notes }: GridTableProps) {
  const format = useFormat();
  const [means, signs] = legendOf(reading, format);
  const columns = useMemo(
    () => gridColumns(grid, { reading, styles, compared, format, onCell }),
    [grid, reading, styles, compared, format, onCell],
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-ink-3">
        {means} <span className="text-off-target">▼</span> {signs}
      </p>
      <DataTable
        name="grid"
        label={title}
        noun="brand"
        columns={columns}
        rows={grid.rows}
        searchable={false}
        onXlsx={saveXlsx}
        pictureNotes={[notes, `${means} ▼ ${signs}`]}
        onRowClick={(row) => onCell(row.brand, null)}
      />
    </div>
  );
}

/** What a rating is, and what stands beside it: before and after the sign of one that is too low. */
function legendOf(reading: Reading, format: Format): [means: string, signs: string] {
  const { weighting, shrinks, threshold, prior } = reading;
  const shrunk = shrinks && prior ? `, then shrunk: ${shrinkFormula(reading, format)}` : '';
  return [
    `Mean rating, ${WEIGHTING_WORDS[weighting].sentence}${shrunk}.`,
    `below ${format.decimal(threshold, 1)}; pale: fewer than ${format.integer(prior?.strength)} reviews; grey, with a bar: reviews, against the largest cell; hatched: no row.`,
  ];
}
