import type { ReactNode } from 'react';

interface PageTitleProps {
  title: string;
  /** One line under the title: what a person finds here. */
  children?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
}

/** The title line of a page; its filter line and its panels follow. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h1 className="font-semibold text-title">{title}</h1>
        {children ? <p className="text-ink-2">{children}</p> : null}
      </div>
      {actions ? <div className="no-print -mx-2.5 flex items-center gap-2">{actions}</div> : null}
    </div>
  );
}
