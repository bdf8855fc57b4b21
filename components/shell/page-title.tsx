'use client';

import type { ReactNode } from 'react';
import { Freshness } from '@/components/shell/lazy';

interface PageTitleProps {
  title: string;
  /** One line under the title that describes the page. */
  children: ReactNode;
}

/** The title line of a page, with the freshness of the data. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <div className="mb-3">
      <div className="flex min-h-[30px] items-center justify-between gap-x-4">
        <h1 className="font-semibold text-title sm:shrink-0">{title}</h1>
        {/* On a phone, the bar above shows it. */}
        <div className="no-print flex min-w-0 max-sm:hidden">
          <Freshness />
        </div>
      </div>
      <p className="text-ink-2">{children}</p>
    </div>
  );
}
