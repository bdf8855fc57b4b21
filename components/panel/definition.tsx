'use client';

import type { DefinitionTextProps } from '@/components/panel/definition-text';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';

const DefinitionText = lazyPart(() => import('@/components/panel/definition-text'), 'DefinitionText');

interface DefinitionProps extends DefinitionTextProps {
  title: string;
  className?: string;
}

/** The name of a figure, which opens its definition, its unit, and which direction is better. */
export function Definition({ title, className, ...text }: DefinitionProps) {
  return (
    <Popover
      title={title}
      trigger={
        <button type="button" className={className}>
          {title}
        </button>
      }
    >
      <DefinitionText {...text} />
    </Popover>
  );
}
