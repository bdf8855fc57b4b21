'use client';

import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { Tip } from '@/components/ui/tip';

/** Shows the text of the hovered or active cell if it does not fit. One for the whole table, not one per cell. */
export function useCellPeek(activeId: string) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  // Only the browser's layout knows whether a text is cut off, and only after the active cell is drawn.
  useEffect(() => {
    const active = document.getElementById(activeId);
    const byKeys = active?.closest('[role="grid"]')?.matches(':focus-visible');
    setCell(active && byKeys && isCut(active) ? active : null);
  }, [activeId]);
  return {
    cell,
    close: useCallback(() => setCell(null), []),
    onMouseOver(event: MouseEvent<HTMLElement>) {
      const over = (event.target as HTMLElement).closest('td');
      setCell(over && isCut(over) ? over : null);
    },
    onMouseLeave: () => setCell(null),
  };
}

export function CellPeek({ cell, onClose }: { cell: HTMLElement | null; onClose: () => void }) {
  return cell ? (
    <Tip
      anchor={cell}
      text={cell.textContent ?? ''}
      align="start"
      gap={2}
      className="pointer-events-none"
      onClose={onClose}
    />
  ) : null;
}

function isCut(cell: HTMLElement): boolean {
  return [cell, ...cell.querySelectorAll<HTMLElement>('.truncate')].some(
    (element) => element.scrollWidth > element.clientWidth,
  );
}
