'use client';

import { mergeProps } from '@base-ui/react/merge-props';
import { type ComponentProps, useId, useState } from 'react';
import { toast } from '@/components/ui/toast';

type ButtonProps = ComponentProps<'button'>;

/** How a floating part hangs on the button that opened it. */
export interface PopupState {
  id: string;
  open: boolean;
  anchor: HTMLElement;
  onOpenChange: (open: boolean, details?: { reason: string; event: Event }) => void;
}

/**
 * A button whose floating part is fetched at its first touch, by pointer or keys, and opens when it is there.
 * `popup` is null until then.
 */
export function usePopup(fetchParts: () => Promise<unknown>, kind: 'menu' | 'listbox' | 'dialog') {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  // Only a head start: should it fail, opening tries again and says so.
  const prepare = () => void fetchParts().catch(() => undefined);
  async function openAt(button: HTMLElement) {
    try {
      await fetchParts();
      // Where the keyboard returns to; not every browser focuses a button that is pressed.
      button.focus({ preventScroll: true });
      setAnchor(button);
      setOpen(true);
    } catch {
      toast('This part of the page could not be fetched', 'Check that you are connected, then try again.');
    }
  }
  function onOpenChange(next: boolean, details?: { reason: string; event: Event }) {
    // A press on the button itself is the button's to answer: it would close here and open again there.
    if (details?.reason === 'outside-press' && anchor?.contains(details.event.target as Node)) return;
    setOpen(next);
  }

  const trigger: ButtonProps & { 'data-popup-open'?: string } = {
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-popup-open': open ? '' : undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ({ currentTarget }) => (open ? setOpen(false) : void openAt(currentTarget)),
    onKeyDown: (event) => {
      if (kind === 'dialog' || open || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
      event.preventDefault();
      void openAt(event.currentTarget);
    },
  };
  const popup: PopupState | null = anchor && { id, open, anchor, onOpenChange };
  return { popup, openOn: (props: ButtonProps) => mergeProps<'button'>(trigger, props) };
}
