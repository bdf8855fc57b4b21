'use client';

import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import type { Banners } from '@/components/banners/use-banners';
import type { BrandStyle } from '@/components/chart/brand-color';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { counted } from '@/lib/client/counted';
import { isolated } from '@/lib/client/isolated';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { MapCell, MapRow, PositionMap } from '@/lib/queries/banners/position-map';
import type { Takeover } from '@/lib/queries/banners/takeovers';

// The picture says it, too: no first number waits for the words.
const Takeovers = lazyPart(
  () => import('@/components/banners/takeovers').then((file) => file.Takeovers),
  ({ takeovers }) => <div className="mt-1.5" style={{ height: 24 * takeovers.length }} />,
);

const HEIGHT = 176;
/** Of the drawing: a cell and its gap, between pages, and between kinds of page. */
const CELL = 8;
const PAGE_GAP = 3;
const KIND_GAP = 18;
const ROW = 17;
/** Own brands in ink, the strongest mark. */
const OWN = 'var(--ink)';
const UNWATCHED = 'var(--line)';
const GRID = 'grid grid-cols-[7rem_minmax(0,1fr)_4.75rem] items-center gap-x-2.5';
const NONE: readonly Takeover[] = [];
const TAKEOVERS_TOLD = 3;

interface PositionMapProps {
  banners: Banners;
  state: AnswerState<PositionMap>;
  onOpen: (id: string) => void;
}

/** Every position of the day as a cell in the hue of its brand, by retailer and kind of page; a takeover is outlined and said. */
export function PositionMapPanel({ banners, state, onOpen }: PositionMapProps) {
  const { asked, clear } = banners;
  const format = useFormat();
  const found = useAnswer('banners/takeovers', asked);
  const takeovers = found.kind === 'content' ? found.data : NONE;
  return (
    <AnswerPanel
      title="Who has each position"
      state={state}
      height={HEIGHT}
      skeleton={<Skeleton className="h-44" />}
      caption={({ banners: count, retailers, more }) =>
        `■ own · hues as at the right · pale: no brand known · ${counted(count, 'position', format)} at ${counted(retailers, 'retailer', format)}${more > 0 ? `, the first ${format.integer(count - more)} drawn` : ''}`
      }
      isEmpty={({ banners: count }) => count === 0}
      onClearFilters={clear}
    >
      {(map) => (
        <>
          <Picture map={map} banners={banners} takeovers={takeovers} onOpen={onOpen} />
          <Takeovers banners={banners} takeovers={takeovers.slice(0, TAKEOVERS_TOLD)} />
        </>
      )}
    </AnswerPanel>
  );
}

interface PictureProps {
  map: PositionMap;
  banners: Banners;
  takeovers: readonly Takeover[];
  onOpen: (id: string) => void;
}

function Picture({ map, banners, takeovers, onOpen }: PictureProps) {
  const format = useFormat();
  const { set, asked } = banners;
  const brands = useMemo(
    () => map.brands.flatMap(({ name, own }) => (name === null ? [] : [{ name, own }])),
    [map.brands],
  );
  const styles = useBrandStyles(brands);
  const places = useMemo(() => placesOf(map), [map]);
  const taken = (row: MapRow, kind: number) =>
    takeovers.find(
      ({ retailer_name, page_type, last }) =>
        last === asked.date && retailer_name === row.retailer && page_type === map.kinds[kind]?.page_type,
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
        <ul className="max-h-72 overflow-y-auto">
          {map.rows.map((row) => (
            <li key={row.retailer ?? ''} className={`${GRID} h-6`}>
              <button
                type="button"
                title={row.retailer ?? undefined}
                onClick={() => set({ retailer: row.retailer ? [row.retailer] : null })}
                className="h-6 truncate text-start hover:underline"
              >
                {row.retailer?.trim() ? isolated(row.retailer) : 'not stated'}
              </button>
              <Cells
                map={map}
                row={row}
                places={places}
                styles={styles}
                takeovers={map.kinds.map((_, kind) => taken(row, kind))}
                onOpen={onOpen}
              />
              <span className="whitespace-nowrap text-end text-caption">
                {format.integer(row.own)} of {format.integer(row.banners)}
              </span>
            </li>
          ))}
        </ul>
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

interface CellsProps extends Pick<PictureProps, 'map' | 'onOpen'> {
  row: MapRow;
  places: Places;
  styles: ReadonlyMap<string, BrandStyle>;
  /** Of each kind of page, where one brand has all of it today. */
  takeovers: readonly (Takeover | undefined)[];
}

/** The positions of a retailer. A click, or an arrow key and Enter, opens a banner. */
function Cells({ map, row, places, styles, takeovers, onOpen }: CellsProps) {
  const [active, setActive] = useState<number | null>(null);
  const all = useMemo(
    () =>
      row.cells.flatMap((cells, kind) => {
        const its = offsets(cells);
        return cells.map((cell, at) => ({ cell, kind, x: (places.starts[kind] ?? 0) + (its[at] ?? 0) }));
      }),
    [row, places],
  );
  const colorOf = (brand: number) => {
    const { name = null, own = false } = map.brands[brand] ?? {};
    return own ? OWN : ((name === null ? undefined : styles.get(name)?.color) ?? 'var(--brand-other)');
  };
  const words = (at: number | null) => {
    const found = at === null ? undefined : all[at];
    if (!found) return '';
    const [, page, position, brands] = found.cell;
    const names = brands.map((brand) => map.brands[brand]?.name ?? 'brand not stated').map(isolated);
    const place = `${map.pages[page] || map.kinds[found.kind]?.name}${position === null ? '' : `, #${position}`}`;
    return `${place}: ${names.join(', ') || 'no brand known'}`;
  };
  const under = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * places.width;
    const at = all.findLastIndex((one) => one.x <= x);
    return at < 0 ? null : at;
  };
  const open = (at: number | null) => {
    const id = at === null ? undefined : all[at]?.cell[0];
    if (id) onOpen(id);
  };
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive(Math.min(all.length - 1, Math.max(0, (active ?? -step) + step)));
  }
  const chosen = active === null ? undefined : all[active];
  return (
    <button
      type="button"
      aria-label={`${row.retailer?.trim() || 'Retailer not stated'}, ${all.length} positions. ${words(active) || 'Arrow keys go from one to the next.'}`}
      title={words(active) || undefined}
      onKeyDown={onKeyDown}
      onMouseMove={(event) => setActive(under(event))}
      onMouseLeave={() => setActive(null)}
      onClick={(event) => open(event.detail === 0 ? (active ?? 0) : under(event))}
      className="block h-6 py-[3px]"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${places.width} ${ROW}`}
        preserveAspectRatio="none"
        className="block h-full w-full overflow-visible"
      >
        {pathsOf(all, colorOf).map(([color, d]) => (
          <path key={color} d={d} fill={color} />
        ))}
        {takeovers.map((one, kind) =>
          one ? (
            <rect
              key={map.kinds[kind]?.page_type}
              x={(places.starts[kind] ?? 0) - 2.5}
              y={-2}
              width={widthOf(row.cells[kind] ?? []) + 4}
              height={ROW + 4}
              fill="none"
              stroke={one.own ? 'var(--on-target)' : 'var(--off-target)'}
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          ) : null,
        )}
        {chosen ? (
          <rect
            x={chosen.x - 0.5}
            y={-1}
            width={CELL}
            height={ROW + 2}
            fill="none"
            stroke="var(--ink)"
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </svg>
    </button>
  );
}

/** One path for each colour. A banner with several brands is parted among them. */
function pathsOf(all: readonly { cell: MapCell; x: number }[], colorOf: (brand: number) => string): [string, string][] {
  const paths = new Map<string, string>();
  for (const { cell, x } of all) {
    const colors = cell[3].length > 0 ? [...new Set(cell[3].map(colorOf))] : [UNWATCHED];
    const height = ROW / colors.length;
    for (const [at, color] of colors.entries())
      paths.set(color, `${paths.get(color) ?? ''}M${x} ${+(at * height).toFixed(2)}h7v${+height.toFixed(2)}h-7z`);
  }
  return [...paths];
}
