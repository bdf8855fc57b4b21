import type { ReactNode } from 'react';

interface PageTitleProps {
  title: string;
  /** One line under the title: what a person finds here. */
  children?: ReactNode;
  /** At the right of the title; a phone shows their icons alone, so their words stand in spans. */
  actions?: ReactNode;
}

/** The title line of a page; its filter line and its panels follow. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 max-sm:mb-3 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-y-0">
      <div className="max-sm:contents">
        <h1 className="font-semibold text-title">{title}</h1>
        {children ? <p className="max-sm:col-span-2 max-sm:row-start-2 text-ink-2">{children}</p> : null}
      </div>
      {actions ? (
        <div className="no-print -mx-2.5 flex items-center gap-2 max-sm:gap-0 max-sm:[&_button]:size-11 max-sm:[&_button>span]:sr-only">
          {actions}
        </div>
      ) : null}
    </div>
  );
}
