import type { ReactNode, Ref } from 'react';
import { cn } from '@/components/ui/cn';

interface BesideProps {
  children: ReactNode;
  /** Content at the right. Null gives the main part the whole width. */
  side: ReactNode;
  /** The side's accessible name. */
  label: string;
  /** Width of the side: `narrow` for figures, `medium` for a small chart, `wide` for a chart or a table. */
  size?: keyof typeof SIZES;
  sideRef?: Ref<HTMLElement>;
  /** Puts the side first on narrow screens, for pages whose main part is a long table. */
  isSideFirst?: boolean;
}

const SIZES = {
  narrow: 'lg:grid-cols-[minmax(0,1fr)_18.5rem]',
  medium: 'lg:grid-cols-[minmax(0,1fr)_21rem]',
  wide: 'lg:grid-cols-[minmax(0,1fr)_25.75rem]',
} as const;

/** The main part of a page and a side column, which moves below it on narrow screens. */
export function Beside({ children, side, label, size = 'wide', sideRef, isSideFirst }: BesideProps) {
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-5', side !== null && SIZES[size])}>
      <div className="min-w-0">{children}</div>
      {side === null ? null : (
        <aside
          ref={sideRef}
          aria-label={label}
          className={cn(
            'flex min-w-0 flex-col gap-4 print:max-lg:grid print:max-lg:grid-cols-2 print:max-lg:gap-x-7',
            isSideFirst && 'max-lg:order-first',
          )}
        >
          {side}
        </aside>
      )}
    </div>
  );
}
