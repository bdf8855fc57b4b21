import type { ReactNode, Ref } from 'react';
import { cn } from '@/components/ui/cn';

interface BesideProps {
  children: ReactNode;
  /** The side panel at the right, or null for none. */
  side: ReactNode;
  /** Label of the side panel for screen readers. */
  label: string;
  /** Width of the side panel: `narrow` for figures, `wide` for a picture or a table. */
  size?: 'narrow' | 'wide';
  sideRef?: Ref<HTMLElement>;
  /** On a narrow screen, shows the side panel first, as few users would scroll past a long table. */
  isSideFirst?: boolean;
}

const SIZES = {
  narrow: 'lg:grid-cols-[minmax(0,1fr)_18.5rem]',
  wide: 'lg:grid-cols-[minmax(0,1fr)_25.75rem]',
} as const;

/** The main part of a page with a side panel, which is below it on narrow screens. */
export function Beside({ children, side, label, size = 'wide', sideRef, isSideFirst }: BesideProps) {
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-5', side !== null && SIZES[size])}>
      <div className="min-w-0">{children}</div>
      {side === null ? null : (
        <aside
          ref={sideRef}
          aria-label={label}
          className={cn('flex min-w-0 flex-col gap-4', isSideFirst && 'max-lg:order-first')}
        >
          {side}
        </aside>
      )}
    </div>
  );
}
