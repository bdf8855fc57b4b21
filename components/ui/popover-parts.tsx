'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { popupClass } from '@/components/ui/popup';
import type { PopupState } from '@/components/ui/use-popup';

export interface PopoverPopupProps {
  popup: PopupState;
  title: string;
  align: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** Focuses the day of a calendar that asks for it, or else the first control. */
function focusDay() {
  return document.querySelector<HTMLElement>('[data-focus-day] [role="gridcell"] button[tabindex="0"]') ?? true;
}

export function PopoverPopup({ popup, title, align, className, children }: PopoverPopupProps) {
  const { id, open, anchor, onOpenChange } = popup;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={4} className="z-50">
          <Base.Popup id={id} initialFocus={focusDay} className={cn(popupClass, 'w-72 p-3', className)}>
            <Base.Title className="mb-2 font-semibold text-body">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
