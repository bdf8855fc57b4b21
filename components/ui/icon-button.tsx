import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'children'> {
  /** A verb for screen readers and the tooltip. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, look = 'quiet', children, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button shape="icon" look={look} aria-label={label} {...props}>
        {children}
      </Button>
    </Tooltip>
  );
}
