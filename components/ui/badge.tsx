import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const badgeClass = cva('inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 text-caption', {
  variants: {
    look: { plain: 'bg-wash text-ink-2', strong: 'bg-ink text-ground', outline: 'border border-line text-ink-2' },
  },
  defaultVariants: { look: 'plain' },
});

interface BadgeProps extends VariantProps<typeof badgeClass> {
  children: ReactNode;
  className?: string;
}

export function Badge({ look, className, children }: BadgeProps) {
  return <span className={cn(badgeClass({ look }), className)}>{children}</span>;
}
