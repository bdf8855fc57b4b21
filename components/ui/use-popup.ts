'use client';

import { mergeProps } from '@base-ui/react/merge-props';
import { type ComponentProps, useId, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/query/request-problem';

type ButtonProps = ComponentProps<'button'>;

/** Connects a popup with the button that opened it. */
export interface PopupState {
  id: string;
  open: boolean;
  anchor: HTMLElement;
  onOpenChange: (open: boolean, details?: { reason: string; event: Event }) => void;
}

/** Shows why the code of a popup or a window could not be loaded. */
export const reportLoadError = (error: unknown) =>
  toast('This part of the page could not be loaded', toProblem(error).title);

/**
 * Connects a button with a popup whose code is loaded on first hover, focus or use. `popup` is null until it first
 * opens.
 */
export function usePopup(fetchParts: () => Promise<unknown>, kind: 'menu' | 'listbox' | 'dialog') {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  // Opening tries again and reports a failure.
  const prefetch = () => void fetchParts().catch(() => undefined);
  async function openAt(button: HTMLElement) {
    try {
      await fetchParts();
      // Focus returns here on close. Not all browsers focus a clicked button.
      button.focus({ preventScroll: true });
      setAnchor(button);
      setOpen(true);
    } catch (error) {
      reportLoadError(error);
    }
  }
  function onOpenChange(next: boolean, details?: { reason: string; event: Event }) {
    // The button handles clicks on itself. Closing here as well would make it open the popup again.
    if (details?.reason === 'outside-press' && anchor?.contains(details.event.target as Node)) return;
    setOpen(next);
  }

  const trigger: ButtonProps & { 'data-popup-open'?: string } = {
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-popup-open': open ? '' : undefined,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: ({ currentTarget }) => (open ? setOpen(false) : void openAt(currentTarget)),
    onKeyDown: (event) => {
      if (kind === 'dialog' || open || event.defaultPrevented || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
      event.preventDefault();
      void openAt(event.currentTarget);
    },
  };
  const popup: PopupState | null = anchor && { id, open, anchor, onOpenChange };
  return { popup, openOn: (props: ButtonProps) => mergeProps<'button'>(trigger, props) };
}
