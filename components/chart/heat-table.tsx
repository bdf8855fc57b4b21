'use client';

import {
  createContext,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { cn } from '@/components/ui/cn';
import { isBrowserKey, moveCell } from '@/components/ui/move-cell';
import { Tip } from '@/components/ui/tip';

/** A row of a heat table: its cells with their labels and actions. */
export interface HeatRow {
  key: string;
  /** Label of the row for screen readers. */
  label: string;
  cells: number;
  /** Start and width of each cell, as parts of the row. By default all cells have the same width. */
  bounds?: readonly (readonly [start: number, width: number])[];
  wordsOf: (column: number) => string;
  onOpen?: (column: number) => void;
}

/** The active cell. */
interface Active {
  key: string | undefined;
  column: number;
  by: 'pointer' | 'key' | null;
}

interface Frame {
  id: string;
  rows: readonly HeatRow[];
  active: Active;
  setActive: Dispatch<SetStateAction<Active>>;
  setMark: (mark: HTMLElement | null) => void;
}

const HeatContext = createContext<Frame | null>(null);

interface HeatTableProps {
  label: string;
  rows: readonly HeatRow[];
  /** The first active cell for the keyboard. A strip of days starts with the last, the newest. */
  begins?: 'first' | 'last';
  /** Contains the strip of each row, in any layout. */
  children: ReactNode;
}

/**
 * Rows of cells, drawn as strips, with a single Tab stop. Arrow keys, Home and End move between cells, up and down move
 * between rows. Enter, the space bar or a click opens a cell. The label of the active cell is shown next to it and
 * announced.
 */
export function HeatTable({ label, rows, begins = 'last', children }: HeatTableProps) {
  const id = useId();
  const [{ key, column, by }, setActive] = useState<Active>({
    key: undefined,
    column: begins === 'last' ? Number.POSITIVE_INFINITY : 0,
    by: null,
  });
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const row = rows.find((candidate) => candidate.key === key) ?? rows[0];
  const stop = row?.key;
  const words = by && row ? row.wordsOf(within(row, column)) : '';
  useLayoutEffect(() => {
    if (by === 'key') mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mark, by]);
  const frame = useMemo(
    () => ({ id, rows, active: { key: stop, column, by }, setActive, setMark }),
    [id, rows, stop, column, by],
  );
  return (
    <HeatContext value={frame}>
      <fieldset aria-label={label} aria-describedby={`${id}keys`} className="min-w-0">
        {children}
      </fieldset>
      <span id={`${id}keys`} hidden>
        Arrow keys go from cell to cell{rows.some(({ onOpen }) => onOpen) ? ', Enter opens one' : ''}.
      </span>
      <span id={`${id}words`} aria-live="polite" className="sr-only">
        {words}
      </span>
      {mark && words ? (
        <Tip
          anchor={mark}
          text={words}
          side="top"
          className="pointer-events-none"
          onClose={by === 'pointer' ? () => setActive({ key, column, by: null }) : undefined}
        />
      ) : null}
    </HeatContext>
  );
}

/** The cells of a row, as one drawing. */
export function HeatStrip({ row, className, children }: { row: HeatRow; className?: string; children: ReactNode }) {
  const frame = use(HeatContext);
  if (!frame) throw new Error('HeatStrip must be inside HeatTable.');
  const { id, rows, active, setActive, setMark } = frame;
  const { key, cells, onOpen } = row;
  const isActive = active.key === key;
  const column = within(row, active.column);
  const number = rows.findIndex((row) => row.key === key);
  const show = (next: number, by: Active['by']) =>
    setActive((was) => (was.key === key && was.column === next && was.by === by ? was : { key, column: next, by }));
  const hide = () => setActive((was) => ({ ...was, by: null }));
  const under = ({ currentTarget, clientX }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return columnAt(row, (clientX - box.left) / Math.max(1, box.width));
  };
  const [start, width] = boundsOf(row, column);

  function onKeyDown(event: KeyboardEvent) {
    if (isBrowserKey(event)) return;
    const next = moveCell({ row: number, column }, event.key, { rows: rows.length, columns: cells });
    if (event.key === 'Escape' && active.by) hide();
    else if (!next) return;
    else if (next.row === number) show(next.column, 'key');
    else goTo(next.row);
    event.preventDefault();
  }
  /** Moves to the cell above or below in another row. */
  function goTo(other: number) {
    const to = rows[other];
    if (!to) return;
    setActive((was) => ({ ...was, column: columnAt(to, start + width / 2) }));
    document.getElementById(`${id}${other}`)?.focus({ preventScroll: true });
  }
  function onClick(event: MouseEvent) {
    // A click by keyboard has no position: it opens the active cell.
    const pressed = event.detail === 0 ? column : under(event);
    show(pressed, 'key');
    onOpen?.(pressed);
  }

  return (
    <button
      type="button"
      id={`${id}${number}`}
      tabIndex={isActive ? 0 : -1}
      aria-label={row.label}
      aria-describedby={isActive ? `${id}words` : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => setActive((was) => ({ key, column: was.column, by: 'key' }))}
      onBlur={hide}
      onPointerMove={(event) => show(under(event), 'pointer')}
      onPointerLeave={hide}
      onClick={onClick}
      className={cn('relative block w-full', !onOpen && 'cursor-default', className)}
    >
      {children}
      {isActive && active.by ? (
        <span
          key={column}
          ref={setMark}
          className="pointer-events-none absolute inset-y-0 z-1 rounded-[1px] outline-2 outline-ink"
          style={{ insetInlineStart: `${100 * start}%`, width: `${100 * width}%` }}
        />
      ) : null}
    </button>
  );
}

function boundsOf({ cells, bounds }: HeatRow, column: number): readonly [start: number, width: number] {
  return bounds ? (bounds[column] ?? [0, 0]) : [column / cells, 1 / cells];
}

/** Returns the cell at a position from 0 to 1, or the one before it if the position is between two cells. */
function columnAt(row: HeatRow, x: number): number {
  const { cells, bounds } = row;
  return within(row, bounds ? bounds.findLastIndex(([start]) => start <= x) : Math.floor(x * cells));
}

function within({ cells }: HeatRow, column: number): number {
  return Math.max(0, Math.min(cells - 1, column));
}
