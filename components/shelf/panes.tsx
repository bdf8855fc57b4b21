'use client';

import type { ReactNode } from 'react';
import { useSyncedScroll } from '@/components/shelf/use-synced-scroll';
import { cn } from '@/components/ui/cn';

interface Pane {
  key: string;
  title: string;
  /** A line under the title. */
  note: ReactNode;
  shelf: ReactNode;
}

/** One shelf in the flow of the page; two side by side, scrolled as one. */
export function Panes({ panes }: { panes: readonly Pane[] }) {
  const { frame, onScroll } = useSyncedScroll();
  const two = panes.length > 1;
  return (
    <div ref={frame} className={cn('grid gap-3', two && 'grid-cols-2')}>
      {panes.map(({ key, title, note, shelf }) => (
        <section key={key} aria-label={title} className="min-w-0">
          <h3 title={title} className="line-clamp-2 break-words font-semibold">
            {title}
          </h3>
          <div className="mb-2 min-h-4 text-caption text-ink-3">{note}</div>
          <div
            data-synced={two || undefined}
            onScroll={two ? onScroll : undefined}
            className={cn(two && 'max-h-[75vh] overflow-y-auto p-0.5 print:max-h-none print:overflow-visible')}
          >
            {shelf}
          </div>
        </section>
      ))}
    </div>
  );
}
