/** The cell that keys act on; row -1 is the header. */
export interface ActiveCell {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows in sight: what Page Up and Page Down step over. */
  page: number;
}

/** Returns the target cell of a key, or null for other keys. */
export function moveActive(from: ActiveCell, key: string, control: boolean, size: GridSize): ActiveCell | null {
  const to = target(from, key, control, size);
  return to && { row: clamp(to.row, -1, size.rows - 1), column: clamp(to.column, 0, size.columns - 1) };
}

function target({ row, column }: ActiveCell, key: string, control: boolean, size: GridSize): ActiveCell | null {
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
      return { row: Math.max(row - size.page, Math.min(row, 0)), column };
    case 'PageDown':
      return { row: row + size.page, column };
    case 'Home':
      return control ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return control ? { row: size.rows - 1, column: size.columns - 1 } : { row, column: size.columns - 1 };
    default:
      return null;
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
