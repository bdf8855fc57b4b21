'use client';

import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { type SetControls, setInWords } from '@/lib/client/set-in-words';
import { useFormat } from '@/lib/client/use-format';

interface ControlFoldProps extends SetControls {
  children: ReactNode;
}

/**
 * The controls of a page. On phones they are collapsed into a summary line, so that the first screen shows a number.
 * CSS decides this, so that the layout does not shift on hydration.
 */
export function ControlFold({ children, ...controls }: ControlFoldProps) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const inside = useId();
  const words = setInWords(controls, format);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={inside}
        onClick={() => setOpen(!open)}
        className="no-print flex min-h-11 items-center gap-2 rounded-md border border-line px-3 py-1.5 text-start hover:bg-surface sm:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4 shrink-0 text-ink-3" />
        {words ? <span className="sr-only">Day and filters: </span> : null}
        <span className="grow">{words || 'Day and filters'}</span>
        <ChevronDown aria-hidden className={cn('size-4 shrink-0 text-ink-3', open && 'rotate-180')} />
      </button>
      <div id={inside} className={cn('contents', !open && 'max-sm:not-print:hidden')}>
        {children}
      </div>
    </>
  );
}
