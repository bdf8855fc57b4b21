import type { DepthCell, Discounts } from '@/components/prices/prepare-discounts';
import type { Column } from '@/components/table/column';
import { percentColumn, textColumn } from '@/components/table/columns';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';
import type { CellLook } from '@/lib/client/table-picture';

interface DepthRow {
  brand: string;
  own: boolean;
  cells: ReadonlyMap<string, DepthCell>;
}

/** Ink over the ground, stronger with depth; the number says it too. The last step holds everything from 20 % on. */
const SHADES = ['', 'bg-ink/4', 'bg-ink/8', 'bg-ink/12', 'bg-ink/16', 'bg-ink/20'];
const STEP = 0.04;

export function depthRows({ brands, cells }: Discounts): DepthRow[] {
  return brands.map(({ name, own }) => ({
    brand: name,
    own,
    cells: new Map(cells.filter(({ brand }) => brand === name).map((cell) => [cell.shop, cell])),
  }));
}

/** Leads to the offers behind a cell. */
export type OnDepth = (brand: string, shop: Discounts['shops'][number]) => void;

export function depthColumns({ shops }: Discounts, onOpen?: OnDepth): Column<DepthRow>[] {
  return [
    textColumn({
      id: 'brand',
      header: 'Brand',
      width: 176,
      pinned: true,
      value: (row) => row.brand,
      look: ({ own }) => ({ strong: own }),
      cell: ({ brand, own }) => <span className={cn(own && 'font-semibold')}>{brand}</span>,
    }),
    ...shops.map((shop) => {
      const { id, name, place } = shop;
      return percentColumn<DepthRow>({
        id,
        header: name,
        group: place,
        width: 104,
        value: (row) => row.cells.get(id)?.depth ?? null,
        cell: (row, format) => (
          <Depth cell={row.cells.get(id)} format={format} onOpen={() => onOpen?.(row.brand, shop)} />
        ),
        look: (row) => depthLook(row.cells.get(id)),
      });
    }),
  ];
}

interface DepthProps {
  cell: DepthCell | undefined;
  format: Format;
  onOpen: () => void;
}

function Depth({ cell, format, onOpen }: DepthProps) {
  if (!cell)
    return (
      <span className="hatch -mx-2 block h-[31px]">
        <span className="sr-only">no offer with both prices</span>
      </span>
    );
  const { depth, discounted, offers } = cell;
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onOpen}
      title={`${format.integer(discounted)} of ${format.integer(offers)} offers discounted`}
      className={cn('-mx-2 block h-[31px] w-[calc(100%+1rem)] px-2 text-right', shadeOf(depth))}
    >
      {format.percent(depth)}
    </button>
  );
}

/** The same for a picture of the table. */
function depthLook(cell: DepthCell | undefined): CellLook {
  return cell ? { fill: shadeOf(cell.depth) } : { hatched: true };
}

function shadeOf(depth: number): string {
  return SHADES[Math.min(SHADES.length - 1, Math.ceil(Math.max(0, depth) / STEP))] ?? '';
}
