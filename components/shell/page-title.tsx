'use client';

import type { ReactNode } from 'react';
import { Freshness } from '@/components/shell/lazy';

interface PageTitleProps {
  title: string;
  /** One line under the title: what a person finds here. */
  children?: ReactNode;
  /** At the right of the title; a phone shows their icons alone, so their words stand in spans. */
  actions?: ReactNode;
}

/** The title line of a page, with the freshness of the data; its filter line and its panels follow. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  return (
    <div className="mb-3">
      <div className="flex min-h-[30px] items-center justify-between gap-x-4">
        <h1 className="font-semibold text-title sm:shrink-0">{title}</h1>
        <div className="no-print flex items-center gap-2 max-sm:shrink-0 sm:min-w-0">
          {/* A phone has it in the bar above. */}
          <div className="flex min-w-0 max-sm:hidden">
            <Freshness />
          </div>
          {actions ? (
            <div className="-me-2.5 flex shrink-0 items-center gap-2 max-sm:gap-0 max-sm:[&_:is(a,button)]:size-11 max-sm:[&_:is(a,button)>span]:sr-only">
              {actions}
            </div>
          ) : null}
        </div>
      </div>
      {children ? <p className="text-ink-2">{children}</p> : null}
    </div>
  );
}
