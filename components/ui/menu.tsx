'use client';

import type { Menu as Base } from '@base-ui/react/menu';
import { cloneElement, type ReactElement, type ReactNode, Suspense, use } from 'react';
import { cn } from '@/components/ui/cn';
import { lazyImport } from '@/components/ui/lazy-import';
import { popupItemClass } from '@/components/ui/popup';
import { type PopupState, usePopup } from '@/components/ui/use-popup';

const menuParts = lazyImport(() => import('@/components/ui/menu-parts'));

type Align = 'start' | 'end';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  align?: Align;
}

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const { popup, openOn } = usePopup(menuParts, 'menu');
  return (
    <>
      {cloneElement(trigger, openOn(trigger.props as object))}
      <Suspense>
        {popup ? (
          <Popup popup={popup} align={align}>
            {children}
          </Popup>
        ) : null}
      </Suspense>
    </>
  );
}

function Popup(props: { popup: PopupState; align: Align; children: ReactNode }) {
  const { MenuPopup } = use(menuParts());
  return <MenuPopup {...props} />;
}

export function MenuItem({ className, ...props }: Base.Item.Props) {
  const { Base } = use(menuParts());
  return <Base.Item className={cn(popupItemClass, className as string)} {...props} />;
}

export function MenuLink({ className, ...props }: Base.LinkItem.Props) {
  const { Base } = use(menuParts());
  return <Base.LinkItem className={cn(popupItemClass, className as string)} closeOnClick {...props} />;
}

export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="px-2 py-1 text-caption text-ink-3">{children}</div>;
}

export function MenuLine() {
  const { Base } = use(menuParts());
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}
