'use client';

import { useMemo } from 'react';
import type { Banners } from '@/components/banners/use-banners';
import { type BrandStyle, OTHER_STYLE, UNNAMED_STYLE } from '@/components/chart/brand-color';
import { brandPath } from '@/components/chart/brand-fill';
import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { counted } from '@/lib/client/counted';
import { isolated } from '@/lib/client/isolated';
import { useFormat } from '@/lib/client/use-format';
import type { MapCell, MapRow, PositionMap } from '@/lib/queries/banners/position-map';
import type { Takeover } from '@/lib/queries/banners/takeovers';

/** Of the drawing: a cell and its gap, between pages, and between kinds of page. */
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
 * The positions of the day by retailer and kind of page, each in the hue of its brand; a takeover is outlined. A cell says what
 * it is, and opens its banner.
 */
export function PositionPicture({ map, banners, takeovers, onOpen }: PictureProps) {
  const format = useFormat();
  const { set, params } = banners;
  const styles = useBrandStyles(map.brands);
  const places = useMemo(() => placesOf(map), [map]);
  const lines = map.rows.map((row) => {
    const all = placedIn(row, places);
    const heat: HeatRow = {
      key: row.retailer ?? '',
      label: `${row.retailer?.trim() || 'Retailer not stated'}, ${counted(all.length, 'position', format)}`,
      cells: all.length,
      places: all.map(({ x }) => [x / places.width, (CELL - 1) / places.width]),
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
  const taken = (row: MapRow, type: string | null) =>
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
            {map.kinds.map(({ page_type, name, banners: count }, at) => (
              <span
                key={page_type}
                className="absolute top-0 truncate pe-1.5"
                style={{
                  insetInlineStart: `${(100 * (places.starts[at] ?? 0)) / places.width}%`,
                  maxWidth: `${(100 * ((places.widths[at] ?? 0) + KIND_GAP)) / places.width}%`,
                }}
              >
                {name.replace(/ page$/, '') || 'Not stated'} {format.integer(count)}
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
                  onClick={() => set({ retailer: row.retailer ? [row.retailer] : null })}
                  className="h-6 truncate text-start hover:underline"
                >
                  {row.retailer?.trim() ? isolated(row.retailer) : 'not stated'}
                </button>
                <HeatStrip row={heat} className="h-6 py-[3px]">
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${places.width} ${ROW}`}
                    preserveAspectRatio="none"
                    className="block h-full w-full overflow-visible"
                  >
                    {pathsOf(all, styleOf).map(([color, d]) => (
                      <path key={color} d={d} fill={color} fillRule="evenodd" />
                    ))}
                    {map.kinds.map(({ page_type }, kind) => {
                      const takeover = taken(row, page_type);
                      return takeover ? (
                        <rect
                          key={page_type}
                          x={(places.starts[kind] ?? 0) - 2.5}
                          y={-2}
                          width={widthOf(row.cells[kind] ?? []) + 4}
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

interface Places {
  /** Where each kind of page begins, and how much it takes. */
  starts: number[];
  widths: number[];
  width: number;
}

/** Kinds of page stand below each other: as wide as the retailer with the most of them. */
function placesOf({ kinds, rows }: PositionMap): Places {
  const widths = kinds.map((_, kind) => Math.max(0, ...rows.map(({ cells }) => widthOf(cells[kind] ?? []))));
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + KIND_GAP, 0));
  return { starts, widths, width: Math.max(1, (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0)) };
}

/** Where each cell of a kind stands: a page is parted from the next. */
function offsets(cells: readonly MapCell[]): number[] {
  let gaps = 0;
  return cells.map(([, page], at) => {
    const before = cells[at - 1];
    if (before && before[1] !== page) gaps += PAGE_GAP;
    return at * CELL + gaps;
  });
}

function widthOf(cells: readonly MapCell[]): number {
  return (offsets(cells).at(-1) ?? -CELL) + CELL;
}

interface Placed {
  cell: MapCell;
  kind: number;
  x: number;
}

/** The positions of a retailer, in the order in which they stand. */
function placedIn(row: MapRow, places: Places): Placed[] {
  return row.cells.flatMap((cells, kind) => {
    const its = offsets(cells);
    return cells.map((cell, at) => ({ cell, kind, x: (places.starts[kind] ?? 0) + (its[at] ?? 0) }));
  });
}

function wordsOf(map: PositionMap, placed: Placed | undefined): string {
  if (!placed) return '';
  const [, page, position, brands] = placed.cell;
  const names = brands.map((brand) => map.brands[brand]?.name ?? 'brand not stated').map(isolated);
  const place = `${map.pages[page] || map.kinds[placed.kind]?.name}${position === null ? '' : `, #${position}`}`;
  return `${place}: ${names.join(', ') || 'unknown brand'}`;
}

/** One path for each colour. A banner with several brands is divided among them. */
function pathsOf(all: readonly Placed[], styleOf: (brand: number) => BrandStyle): [string, string][] {
  const paths = new Map<string, string>();
  for (const { cell, x } of all) {
    const styles = cell[3].length > 0 ? cell[3].map(styleOf) : [NO_BRAND];
    const height = ROW / styles.length;
    for (const [at, { color, pattern }] of styles.entries()) {
      const path = brandPath(pattern, { x, y: at * height, width: CELL - 1, height });
      paths.set(color, `${paths.get(color) ?? ''}${path}`);
    }
  }
  return [...paths];
}
