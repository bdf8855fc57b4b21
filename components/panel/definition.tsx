'use client';

import type { DefinitionTextProps } from '@/components/panel/definition-text';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';

const DefinitionText = lazyPart(() => import('@/components/panel/definition-text').then((file) => file.DefinitionText));

interface DefinitionProps extends DefinitionTextProps {
  title: string;
  className?: string;
}

/** A figure's name, with what it counts, in which unit and which way is better behind it. */
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
