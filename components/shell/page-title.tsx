'use client';

import type { ReactNode } from 'react';
import { Freshness } from '@/components/shell/lazy';
import { roveHorizontally } from '@/components/ui/roving';

interface PageTitleProps {
  title: string;
  /** One line under the title that describes the page. */
  children?: ReactNode;
  /** Buttons at the right of the title. A phone shows only their icons, so their labels must be spans. */
  actions?: ReactNode;
}

/** The title line of a page, with the freshness of the data. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  return (
    <div className="mb-3">
      <div className="flex min-h-[30px] items-center justify-between gap-x-4">
        <h1 className="font-semibold text-title sm:shrink-0">{title}</h1>
        <div className="no-print flex items-center gap-2 max-sm:shrink-0 sm:min-w-0">
          {/* On a phone, the bar above shows it. */}
          <div className="flex min-w-0 max-sm:hidden">
            <Freshness />
          </div>
          {actions ? (
            <div
              ref={roveHorizontally}
              className="-me-2.5 flex shrink-0 items-center gap-2 max-sm:gap-0 max-sm:[&_:is(a,button)]:size-11 max-sm:[&_:is(a,button)>span]:sr-only"
            >
              {actions}
            </div>
          ) : null}
        </div>
      </div>
      {children ? <p className="text-ink-2">{children}</p> : null}
    </div>
  );
}
