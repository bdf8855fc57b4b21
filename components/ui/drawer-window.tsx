'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { backdropClass } from '@/components/ui/popup';
import { WindowClose, WindowTitle } from '@/components/ui/window-parts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A line under the title. */
  caption?: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
  className?: string;
}

/** A drawer that Escape, its backdrop and its button close. */
export function DrawerWindow({ open, onOpenChange, title, caption, side = 'right', children, className }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          className={cn(
            'fixed inset-y-0 z-50 flex w-[36rem] max-w-[calc(100vw-2rem)] flex-col border-line bg-ground shadow-float outline-none transition-transform duration-150',
            side === 'right' &&
              'right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full',
            side === 'left' &&
              'left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
            className,
          )}
        >
          <div className="flex items-start justify-between gap-4 border-line border-b px-5 py-3">
            <div className="min-w-0">
              <WindowTitle title={title} />
              {caption ? <div className="text-caption text-ink-3">{caption}</div> : null}
            </div>
            <WindowClose className="-mr-2" />
          </div>
          <div className="min-h-0 grow overflow-auto px-5 py-4">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
