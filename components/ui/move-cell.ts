import type { KeyboardEvent } from 'react';

/** A cell of a grid. Row -1 is the header, if the grid has one. */
export interface Cell {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
  /** -1 if keys reach the header. 0 by default. */
  firstRow?: -1;
  /** Cells that Page Up and Page Down step over. Without it, these keys do nothing. */
  page?: Partial<Cell>;
  /** Arrows move from the last column to the first, and back. */
  isRing?: boolean;
}

/**
 * Returns the cell that a key leads to: arrows, Home and End, with Control to the first and last row, Page Up and Page
 * Down. It is inside the grid. Null for other keys, and for up and down in a single row.
 */
export function moveCell(from: Cell, key: string, size: GridSize, hasControl = false): Cell | null {
  const { rows, columns, firstRow = 0, isRing } = size;
  const target = targetOf(from, key, size, hasControl);
  if (!target || (rows - firstRow === 1 && target.row !== from.row)) return null;
  return {
    row: clamp(target.row, firstRow, rows - 1),
    column: isRing ? (target.column + columns) % columns : clamp(target.column, 0, columns - 1),
  };
}

function targetOf({ row, column }: Cell, key: string, { rows, columns, page }: GridSize, hasControl: boolean) {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'PageUp':
      // To the first row, not past it into the header.
      return page && { row: Math.max(row - (page.row ?? 0), Math.min(row, 0)), column: column - (page.column ?? 0) };
    case 'PageDown':
      return page && { row: row + (page.row ?? 0), column: column + (page.column ?? 0) };
    case 'Home':
      return { row: hasControl ? 0 : row, column: 0 };
    case 'End':
      return { row: hasControl ? rows - 1 : row, column: columns - 1 };
    default:
      return null;
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Whether a key is one of the browser, such as Back by Alt and the left arrow. */
export function isBrowserKey({ altKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'metaKey'>): boolean {
  return altKey || metaKey;
}

/** Moves the focus in a ring of buttons, of which one is the Tab stop. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const column = buttons.indexOf(event.target as HTMLElement);
  const next = moveCell({ row: 0, column }, event.key, { rows: 1, columns: buttons.length, isRing: true });
  // An enclosing group moves the focus itself.
  if (event.defaultPrevented || isBrowserKey(event) || column < 0 || !next) return;
  event.preventDefault();
  buttons[next.column]?.focus();
}
