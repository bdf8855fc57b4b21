import type { ReactNode } from 'react';
import { MiddleCut } from '@/components/ui/middle-cut';

interface SideRowProps {
  name: string;
  onOpen: () => void;
  /** At the right of the name. */
  end: ReactNode;
  /** The line below the name. */
  children: ReactNode;
}

/** An SKU in a panel at the side: its name and a figure, and a line of details. */
export function SideRow({ name, onOpen, end, children }: SideRowProps) {
  return (
    <li className="border-line border-b py-0.5">
      <p className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          onClick={onOpen}
          title={name}
          className="block min-h-6 min-w-0 truncate text-start hover:underline"
        >
          <MiddleCut text={name} />
        </button>
        <span className="shrink-0 whitespace-nowrap text-end">{end}</span>
      </p>
      <div className="flex min-h-5 items-center gap-2 text-caption text-ink-3">{children}</div>
    </li>
  );
}

/** Height of a row in pixels. */
export const SIDE_ROW = 50;
