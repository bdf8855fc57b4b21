'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEventHandler, type ReactNode, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { backdropClass } from '@/components/ui/popup';
import { WindowClose, WindowTitle } from '@/components/ui/window-parts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  className?: string;
  /** Element to focus on close. By default, the one that had focus before. */
  finalFocus?: () => HTMLElement | null;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
}

export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, children, className, finalFocus, onKeyDown } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          finalFocus={finalFocus}
          onKeyDown={onKeyDown}
          className={cn(
            'fixed top-[12dvh] left-1/2 z-50 max-h-[76dvh] w-[32rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 overflow-auto rounded-md border border-line bg-ground p-5 shadow-float outline-none',
            className,
          )}
        >
          <div className="mb-3 flex items-start justify-between gap-4">
            <WindowTitle title={title} />
            <WindowClose className="-mt-1 -mr-2" />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
