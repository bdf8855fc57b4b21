import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** What it contains, for those who hear it. */
  label: string;
  /** Its size and the directions in which it scrolls. */
  className: string;
  children: ReactNode;
}

/** Content that scrolls by itself. It can be focused, so that arrow keys scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
