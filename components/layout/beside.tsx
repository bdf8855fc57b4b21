import type { ReactNode, Ref } from 'react';
import { cn } from '@/components/ui/cn';

interface BesideProps {
  children: ReactNode;
  /** What stands at the right; null where nothing does. */
  side: ReactNode;
  /** What the side is about, for those who hear it. */
  label: string;
  /** Of the side: `narrow` for figures alone, `wide` for a picture or a table. */
  size?: 'narrow' | 'wide';
  sideRef?: Ref<HTMLElement>;
  /** On a narrow screen the side comes first, as few people would scroll past a long table to it. */
  isSideFirst?: boolean;
}

const SIZES = {
  narrow: 'lg:grid-cols-[minmax(0,1fr)_18.5rem]',
  wide: 'lg:grid-cols-[minmax(0,1fr)_25.75rem]',
} as const;

/** The main part of a page and a side panel that goes with it, below it where there is no room. */
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
