'use client';

import { cloneElement, type ReactElement, type ReactNode, Suspense, use } from 'react';
import { lazyImport } from '@/components/ui/lazy-import';
import type { PopoverPopupProps } from '@/components/ui/popover-parts';
import { usePopup } from '@/components/ui/use-popup';

const popoverParts = lazyImport(() => import('@/components/ui/popover-parts'));

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  /** A function receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end';
  className?: string;
}

export function Popover({ trigger, align = 'start', ...content }: PopoverProps) {
  const { popup, openOn } = usePopup(popoverParts, 'dialog');
  return (
    <>
      {cloneElement(trigger, openOn(trigger.props as object))}
      <Suspense>{popup ? <Popup popup={popup} align={align} {...content} /> : null}</Suspense>
    </>
  );
}

function Popup({ children, ...props }: Omit<PopoverPopupProps, 'children'> & Pick<PopoverProps, 'children'>) {
  const { PopoverPopup } = use(popoverParts());
  const { onOpenChange } = props.popup;
  return (
    <PopoverPopup {...props}>
      {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
    </PopoverPopup>
  );
}
