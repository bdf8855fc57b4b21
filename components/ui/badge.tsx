import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const LOOKS = { plain: 'bg-wash text-ink-2', strong: 'bg-ink text-ground', outline: 'border border-line text-ink-2' };

interface BadgeProps {
  look?: keyof typeof LOOKS;
  children: ReactNode;
  className?: string;
}

export function Badge({ look = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 text-caption',
        LOOKS[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
