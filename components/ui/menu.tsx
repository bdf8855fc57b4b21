'use client';

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { popupClass, popupItemClass } from '@/components/ui/popup';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className="z-50">
          <Base.Popup className={cn(popupClass, 'min-w-44 p-1')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuItem({ className, ...props }: Base.Item.Props) {
  return <Base.Item className={cn(popupItemClass, className as string)} {...props} />;
}

export function MenuLink({ className, ...props }: Base.LinkItem.Props) {
  return <Base.LinkItem className={cn(popupItemClass, className as string)} closeOnClick {...props} />;
}

export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="px-2 py-1 text-caption text-ink-3">{children}</div>;
}

export function MenuLine() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}
