'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { backdropClass } from '@/components/ui/popup';

const DRAWER = {
  window:
    'fixed inset-y-0 z-50 flex w-[36rem] max-w-[calc(100vw-2rem)] flex-col border-line bg-ground shadow-float outline-none transition-transform duration-150',
  head: 'border-line border-b px-5 py-3',
  close: '-mr-2',
  body: 'min-h-0 grow overflow-auto px-5 py-4',
};
const SIDES = {
  left: 'left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full',
};
const DIALOG = {
  window:
    'fixed top-[12dvh] left-1/2 z-50 max-h-[76dvh] w-[32rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 overflow-auto rounded-md border border-line bg-ground p-5 shadow-float outline-none',
  head: 'mb-3',
  close: '-mt-1 -mr-2',
  body: 'contents',
};

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A line under the title. */
  caption?: ReactNode;
  /** Side of the page for a drawer. */
  side?: keyof typeof SIDES;
  children: ReactNode;
  className?: string;
  /** Element to focus on close. By default, the one that had focus before. */
  finalFocus?: () => HTMLElement | null;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
}

/** A dialog, or a drawer at a side of the page. Escape, its backdrop and its button close it. */
export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, caption, side, children, className, ...popup } = props;
  const element = useRef<HTMLDivElement>(null);
  const classes = side ? DRAWER : DIALOG;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          {...popup}
          ref={element}
          initialFocus={element}
          className={cn(classes.window, side && SIDES[side], className)}
        >
          <div className={cn('flex items-start justify-between gap-4', classes.head)}>
            <div className="min-w-0">
              <Base.Title className="break-words font-semibold text-panel">
                {/* Isolates the text direction of names. */}
                <bdi>{title}</bdi>
              </Base.Title>
              {caption ? <div className="text-caption text-ink-3">{caption}</div> : null}
            </div>
            <Base.Close
              render={
                <IconButton label="Close" className={classes.close}>
                  <X aria-hidden />
                </IconButton>
              }
            />
          </div>
          <div className={classes.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
