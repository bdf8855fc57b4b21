'use client';

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { popupClass } from '@/components/ui/popup';
import type { PopupState } from '@/components/ui/use-popup';

export { Menu as Base } from '@base-ui/react/menu';

interface MenuPopupProps {
  popup: PopupState;
  align: 'start' | 'end';
  children: ReactNode;
}

export function MenuPopup({ popup, align, children }: MenuPopupProps) {
  const { id, open, anchor, onOpenChange } = popup;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={4} className="z-50">
          <Base.Popup id={id} className={cn(popupClass, 'min-w-44 p-1')}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
