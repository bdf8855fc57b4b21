'use client';

import { useMemo } from 'react';
import type { Banners } from '@/components/banners/use-banners';
import { type BrandStyle, OTHER_STYLE, UNNAMED_STYLE } from '@/components/chart/brand-color';
import { brandPath } from '@/components/chart/brand-fill';
import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { NOT_STATED } from '@/lib/datasets/filters';
import type { MapCell, MapRow, PositionMap } from '@/lib/queries/banners/position-map';
import type { Takeover } from '@/lib/queries/banners/takeovers';

// Sizes in the drawing. CELL includes the gap to the next cell.
const CELL = 8;
const PAGE_GAP = 3;
const KIND_GAP = 18;
const ROW = 17;
const NO_BRAND: BrandStyle = { color: 'var(--line)', width: 1.5 };
const GRID = 'grid grid-cols-[7rem_minmax(0,1fr)_4.75rem] items-center gap-x-2.5';

interface PictureProps {
  map: PositionMap;
  banners: Banners;
  takeovers: readonly Takeover[];
  onOpen: (id: string) => void;
}

/**
 * The positions of a day by retailer and page type, in the color of their brand. Takeovers are outlined. A cell
 * describes and opens its banner.
 */
export function PositionPicture({ map, banners, takeovers, onOpen }: PictureProps) {
  const format = useFormat();
  const { set, params } = banners;
  const styles = useBrandStyles(map.brands);
  const layout = useMemo(() => layoutOf(map), [map]);
  const lines = map.rows.map((row) => {
    const all = placedIn(row, layout);
    const heat: HeatRow = {
      key: row.retailer ?? '',
      label: `${shopName(row.retailer?.trim() || null)}, ${format.count(all.length, 'position')}`,
      cells: all.length,
      bounds: all.map(({ x }) => [x / layout.width, (CELL - 1) / layout.width]),
      wordsOf: (column) => wordsOf(map, all[column]),
      onOpen(column) {
        const id = all[column]?.cell[0];
        if (id) onOpen(id);
      },
    };
    return { row, all, heat };
  });
  const styleOf = (brand: number) => {
    const { name = null } = map.brands[brand] ?? {};
    return name === null ? UNNAMED_STYLE : (styles.get(name) ?? OTHER_STYLE);
  };
  const takeoverOf = (row: MapRow, type: string | null) =>
    takeovers.find(
      ({ retailer_name, page_type, last }) =>
        last === params.date && retailer_name === row.retailer && page_type === type,
    );
  return (
    <div className="overflow-x-auto" data-chart>
      <div className="min-w-[30rem]">
        <div aria-hidden className={`${GRID} h-4 text-caption text-ink-3`}>
          <span />
          <span className="relative h-4">
            {map.kinds.map(({ page_type, name, banners: count }, index) => (
              <span
                key={page_type}
                className="absolute top-0 truncate pe-1.5"
                style={{
                  insetInlineStart: `${(100 * (layout.starts[index] ?? 0)) / layout.width}%`,
                  maxWidth: `${(100 * ((layout.widths[index] ?? 0) + KIND_GAP)) / layout.width}%`,
                }}
              >
                {name.replace(/ page$/, '') || 'Unknown'} {format.integer(count)}
              </span>
            ))}
          </span>
          <span className="text-end">Own</span>
        </div>
        <HeatTable label="Positions by retailer" rows={lines.map(({ heat }) => heat)} begins="first">
          <ul className="max-h-72 overflow-y-auto">
            {lines.map(({ row, all, heat }) => (
              <li key={row.retailer ?? ''} className={`${GRID} h-6`}>
                <button
                  type="button"
                  title={row.retailer ?? undefined}
                  onClick={() => set({ retailer: [row.retailer ?? NOT_STATED] })}
                  className="h-6 truncate text-start hover:underline"
                >
                  {shopName(row.retailer?.trim() || null)}
                </button>
                <HeatStrip row={heat} className="h-6 py-[3px]">
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${layout.width} ${ROW}`}
                    preserveAspectRatio="none"
                    className="block h-full w-full overflow-visible"
                  >
                    {pathsOf(all, styleOf).map(([color, d]) => (
                      <path key={color} d={d} fill={color} fillRule="evenodd" />
                    ))}
                    {map.kinds.map(({ page_type }, kind) => {
                      const cells = row.cells[kind] ?? [];
                      const takeover = takeoverOf(row, page_type);
                      // Filters may leave none of its banners.
                      return takeover && cells.length > 0 ? (
                        <rect
                          key={page_type}
                          x={(layout.starts[kind] ?? 0) - 2.5}
                          y={-2}
                          width={widthOf(cells) + 4}
                          height={ROW + 4}
                          fill="none"
                          stroke={takeover.own ? 'var(--on-target)' : 'var(--off-target)'}
                          strokeWidth={1.5}
                          vectorEffect="non-scaling-stroke"
                        />
                      ) : null;
                    })}
                  </svg>
                </HeatStrip>
                <span className="whitespace-nowrap text-end text-caption">
                  {format.integer(row.own)} of {format.integer(row.banners)}
                </span>
              </li>
            ))}
          </ul>
        </HeatTable>
      </div>
    </div>
  );
}

interface Layout {
  /** Start and width of each page type. */
  starts: number[];
  widths: number[];
  width: number;
}

/** Aligns page types across retailers. Each is as wide as at the retailer with most positions of it. */
function layoutOf({ kinds, rows }: PositionMap): Layout {
  const widths = kinds.map((_, kind) => Math.max(0, ...rows.map(({ cells }) => widthOf(cells[kind] ?? []))));
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + KIND_GAP, 0));
  return { starts, widths, width: Math.max(1, (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0)) };
}

/** Returns the offsets of a page type's cells, with gaps between pages. */
function offsetsOf(cells: readonly MapCell[]): number[] {
  let gaps = 0;
  return cells.map(([, page], index) => {
    const previous = cells[index - 1];
    if (previous && previous[1] !== page) gaps += PAGE_GAP;
    return index * CELL + gaps;
  });
}

function widthOf(cells: readonly MapCell[]): number {
  return (offsetsOf(cells).at(-1) ?? -CELL) + CELL;
}

interface PlacedCell {
  cell: MapCell;
  kind: number;
  x: number;
}

/** Returns the positions of a retailer from left to right. */
function placedIn(row: MapRow, { starts }: Layout): PlacedCell[] {
  return row.cells.flatMap((cells, kind) => {
    const offsets = offsetsOf(cells);
    return cells.map((cell, index) => ({ cell, kind, x: (starts[kind] ?? 0) + (offsets[index] ?? 0) }));
  });
}

function wordsOf(map: PositionMap, placedCell: PlacedCell | undefined): string {
  if (!placedCell) return '';
  const [, page, position, brands] = placedCell.cell;
  const names = brands.map((brand) => map.brands[brand]?.name ?? 'unknown brand').map(isolated);
  const positionLabel = `${map.pages[page] || map.kinds[placedCell.kind]?.name}${position === null ? '' : `, #${position}`}`;
  return `${positionLabel}: ${names.join(', ') || 'unknown brand'}`;
}

/** Returns one path for each color. A banner with several brands is divided among them. */
function pathsOf(all: readonly PlacedCell[], styleOf: (brand: number) => BrandStyle): [string, string][] {
  const paths = new Map<string, string>();
  for (const { cell, x } of all) {
    const styles = cell[3].length > 0 ? cell[3].map(styleOf) : [NO_BRAND];
    const height = ROW / styles.length;
    for (const [index, { color, pattern }] of styles.entries()) {
      const path = brandPath(pattern, { x, y: index * height, width: CELL - 1, height });
      paths.set(color, `${paths.get(color) ?? ''}${path}`);
    }
  }
  return [...paths];
}
