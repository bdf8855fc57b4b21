import { changeColumns } from '@/components/scorecards/change-columns';
import { gridColumns } from '@/components/scorecards/grid-columns';
import { prepareGrid } from '@/components/scorecards/prepare-grid';
import { skuColumns } from '@/components/scorecards/sku-columns';
import type { Scores } from '@/components/scorecards/use-scores';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { Sheet } from '@/lib/client/sheet';

/** The page as sheets, all columns of all panels: what is drawn from, in the filters that are on. */
export function pageSheets({ shown, reading, rows, changes }: Scores, title: string, format: Format): Sheet[] {
  const styles = new Map();
  const grid = prepareGrid(shown, reading.weighting, changes?.rows);
  const compared = changes !== null;
  const onCell = () => {};
  return [
    toSheet(`${title}, retailer by brand`, gridColumns(grid, { reading, styles, compared, format, onCell }), grid.rows),
    toSheet(`${title}, SKUs`, skuColumns({ reading, styles, largest: 0, compared, format }), rows),
    ...(changes ? [toSheet(`${title}, changes`, changeColumns(styles, format), changes.rows)] : []),
  ];
}
