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
import { Tip } from '@/components/ui/tip';

/** A row of a heat table: its cells, what is said of each, and where each leads. */
export interface HeatRow {
  key: string;
  /** The row as it is read aloud. */
  label: string;
  cells: number;
  /** Where each cell begins, and how wide it is, of a row that is 1 wide. Left out: all are as wide. */
  places?: readonly (readonly [start: number, width: number])[];
  wordsOf: (column: number) => string;
  onOpen?: (column: number) => void;
}

/** The cell that is looked at. */
interface Look {
  key: string | undefined;
  column: number;
  by: 'pointer' | 'key' | null;
}

interface Frame {
  id: string;
  rows: readonly HeatRow[];
  look: Look;
  setLook: Dispatch<SetStateAction<Look>>;
  setMark: (mark: HTMLElement | null) => void;
}

const HeatContext = createContext<Frame | null>(null);

interface HeatTableProps {
  label: string;
  rows: readonly HeatRow[];
  /** The cell with which whoever comes by key begins: of a strip of days the last, the newest. */
  begins?: 'first' | 'last';
  /** The strip of each row somewhere inside, laid out as the page likes. */
  children: ReactNode;
}

/**
 * Rows of cells, drawn as strips, that are one stop of the Tab key. Arrow keys, Home and End go from cell to cell, up and
 * down to the other rows; Enter, the space bar or a click opens a cell. What it says stands beside it and is announced.
 */
export function HeatTable({ label, rows, begins = 'last', children }: HeatTableProps) {
  const id = useId();
  const [{ key, column, by }, setLook] = useState<Look>({
    key: undefined,
    column: begins === 'last' ? Number.POSITIVE_INFINITY : 0,
    by: null,
  });
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const row = rows.find((one) => one.key === key) ?? rows[0];
  const stop = row?.key;
  const words = by && row ? row.wordsOf(within(row, column)) : '';
  useLayoutEffect(() => {
    if (by === 'key') mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mark, by]);
  const frame = useMemo(
    () => ({ id, rows, look: { key: stop, column, by }, setLook, setMark }),
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
          onClose={by === 'pointer' ? () => setLook({ key, column, by: null }) : undefined}
        />
      ) : null}
    </HeatContext>
  );
}

/** The cells of a row: a drawing as wide as all of them. */
export function HeatStrip({ row, className, children }: { row: HeatRow; className?: string; children: ReactNode }) {
  const frame = use(HeatContext);
  if (!frame) throw new Error('A strip stands in a HeatTable.');
  const { id, rows, look, setLook, setMark } = frame;
  const { key, cells, onOpen } = row;
  const isLooked = look.key === key;
  const column = within(row, look.column);
  const number = rows.findIndex((one) => one.key === key);
  const show = (next: number, by: Look['by']) =>
    setLook((was) => (was.key === key && was.column === next && was.by === by ? was : { key, column: next, by }));
  const hide = () => setLook((was) => ({ ...was, by: null }));
  const under = ({ currentTarget, clientX }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return columnAt(row, (clientX - box.left) / Math.max(1, box.width));
  };
  const [start, width] = placeOf(row, column);

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: column - 1, ArrowRight: column + 1, Home: 0, End: cells - 1 }[event.key];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape' && look.by) hide();
    else if (target !== undefined) show(within(row, target), 'key');
    else if (step) goTo(number + step);
    else return;
    event.preventDefault();
  }
  /** To the cell of another row that stands above or below. */
  function goTo(other: number) {
    const to = rows[other];
    if (!to) return;
    setLook((was) => ({ ...was, column: columnAt(to, start + width / 2) }));
    document.getElementById(`${id}${other}`)?.focus({ preventScroll: true });
  }
  function onClick(event: MouseEvent) {
    // A key has pressed no point of the strip: the cell that is looked at is meant.
    const pressed = event.detail === 0 ? column : under(event);
    show(pressed, 'key');
    onOpen?.(pressed);
  }

  return (
    <button
      type="button"
      id={`${id}${number}`}
      tabIndex={isLooked ? 0 : -1}
      aria-label={row.label}
      aria-describedby={isLooked ? `${id}words` : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => setLook((was) => ({ key, column: was.column, by: 'key' }))}
      onBlur={hide}
      onPointerMove={(event) => show(under(event), 'pointer')}
      onPointerLeave={hide}
      onClick={onClick}
      className={cn('relative block w-full', !onOpen && 'cursor-default', className)}
    >
      {children}
      {isLooked && look.by ? (
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

function placeOf({ cells, places }: HeatRow, column: number): readonly [start: number, width: number] {
  return places ? (places[column] ?? [0, 0]) : [column / cells, 1 / cells];
}

/** The cell at a place of a row that is 1 wide; between two cells the one before. */
function columnAt(row: HeatRow, x: number): number {
  const { cells, places } = row;
  return within(row, places ? places.findLastIndex(([start]) => start <= x) : Math.floor(x * cells));
}

function within({ cells }: HeatRow, column: number): number {
  return Math.max(0, Math.min(cells - 1, column));
}
