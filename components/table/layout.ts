import type { CSSProperties } from 'react';
import type { Column } from '@/components/table/column';
import { cn } from '@/components/ui/cn';

/** A visible column as the grid lays it out. */
export interface LaidOut {
  size: number;
  pinned: boolean;
  /** The user has set the width. It no longer grows with the page. */
  fixed: boolean;
  /** On phones, another column shows it in a second line. */
  isBelow?: boolean;
}

/** Pixels of a row. */
export const ROW_HEIGHT = 32;

/** Pixels of the narrowest column that a reader can set. */
export const MIN_WIDTH = 56;

/** Maximum number of pinned columns. More would leave no space for the others. */
export const MAX_PINNED = 3;

/** Maximum width of the first pinned column. */
const NAME_WIDTH = '44vw';

/**
 * Widths and offsets of all columns as a handful of variables on the table, so that no cell carries a style. The first
 * pinned column gives way on a narrow screen. Phones have variables of their own if columns share their cells.
 */
export function gridStyle(columns: readonly LaidOut[]): CSSProperties {
  const pinned = tracksOf(columns).filter((_, index) => columns[index]?.pinned);
  const offsets = pinned.map((_, index) => [`--pin-${index}`, `calc(0px + ${sum(pinned.slice(0, index))})`]);
  const onPhones = columns.filter(({ isBelow }) => !isBelow);
  // Names with a second line are narrower, so that more columns are in sight.
  const nameWidth = onPhones.length < columns.length ? '36vw' : NAME_WIDTH;
  return {
    '--cols': template(columns),
    '--width': `${widthOf(columns)}px`,
    '--pinned': `calc(0px + ${sum(pinned)})`,
    ...Object.fromEntries(offsets),
    '--phone-cols': template(onPhones, nameWidth),
    '--phone-width': `${widthOf(onPhones)}px`,
  } as CSSProperties;
}

function template(columns: readonly LaidOut[], nameWidth = NAME_WIDTH): string {
  const tracks = tracksOf(columns, nameWidth).join(' ');
  return columns.some((column) => !column.pinned && !column.fixed) ? tracks : `${tracks} 1fr`;
}

function tracksOf(columns: readonly LaidOut[], nameWidth = NAME_WIDTH): string[] {
  return columns.map((column, index) => {
    if (column.pinned) return index === 0 ? `min(${column.size}px, ${nameWidth})` : `${column.size}px`;
    return column.fixed ? `${column.size}px` : `minmax(${column.size}px, ${column.size}fr)`;
  });
}

function widthOf(columns: readonly LaidOut[]): number {
  return columns.reduce((width, column) => width + column.size, 0);
}

function sum(lengths: string[]): string {
  return lengths.join(' + ') || '0px';
}

const PIN_CLASSES = [
  'sticky start-(--pin-0) z-[1]',
  'sm:sticky sm:start-(--pin-1) sm:z-[1]',
  'sm:sticky sm:start-(--pin-2) sm:z-[1]',
];

/**
 * Keeps a pinned cell at the left edge, over what scrolls below it. Its background is written out: an inherited one would
 * make the browser restyle every cell of a row that moves.
 */
export function pinClass(index: number, pinnedCount: number): string {
  if (index >= pinnedCount) return '';
  const edge = index === pinnedCount - 1 ? ' border-line border-e' : '';
  return `bg-ground ${PIN_CLASSES[index] ?? ''}${edge}`;
}

/** Pixels from which a text is wide enough for two lines on phones. */
const WRAPS_FROM = 120;

/** Whether phones show a text in two lines of small height instead of cutting it at the end of the first. */
export function wrapsOnPhones<Row>({ kind, cell, width }: Column<Row>): boolean {
  return kind === 'text' && cell === undefined && width >= WRAPS_FROM;
}

/** `align-middle` for the same reason as above: browsers let table cells inherit their alignment. */
export function cellClass<Row>(column: Column<Row>, index: number, pinnedCount: number): string {
  return cn(
    'truncate px-2 align-middle leading-[31px] data-active:-outline-offset-2 data-active:outline-ink group-focus-visible/grid:data-active:outline-2',
    column.kind === 'number' && 'text-right',
    wrapsOnPhones(column) && 'max-sm:flex max-sm:items-center max-sm:whitespace-normal max-sm:leading-[15px]',
    index < pinnedCount && 'group-hover/row:bg-surface group-aria-selected/row:bg-wash',
    pinClass(index, pinnedCount),
  );
}
