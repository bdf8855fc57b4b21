'use client';

import { Progress as Base } from '@base-ui/react/progress';
import { cn } from '@/components/ui/cn';

interface ProgressProps {
  label: string;
  /** From 0 to 1; null while the whole is unknown. */
  value: number | null;
  /** For the value read to screen readers. */
  locale?: string;
  className?: string;
}

export function Progress({ label, value, locale = 'en-GB', className }: ProgressProps) {
  return (
    <Base.Root locale={locale} aria-label={label} value={value} max={1} className={className}>
      <Base.Track className="h-1 overflow-hidden rounded-full bg-wash">
        <Base.Indicator
          className={cn('h-full rounded-full bg-ink transition-[width]', value === null && 'skeleton w-full bg-ink-3')}
        />
      </Base.Track>
    </Base.Root>
  );
}
