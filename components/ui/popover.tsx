'use client';

import { cloneElement, type ReactElement, type ReactNode, Suspense, use } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { PopoverPopupProps } from '@/components/ui/popover-parts';
import { usePopup } from '@/components/ui/use-popup';

const popoverParts = onDemand(() => import('@/components/ui/popover-parts'));

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
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

function Popup(props: PopoverPopupProps) {
  const { PopoverPopup } = use(popoverParts());
  return <PopoverPopup {...props} />;
}
