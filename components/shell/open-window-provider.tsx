'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ShellWindows } from '@/components/shell/lazy';
import { type OpenWindow, OpenWindowContext } from '@/components/shell/open-window';

/** Handles the shortcuts from the start. The windows that they open load after the first numbers. */
export function OpenWindowProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenWindow>(null);
  const opener = useRef<Element | null>(null);

  function turn(next: OpenWindow) {
    if (next) opener.current = document.activeElement;
    else giveBack(opener.current);
    setOpen(next);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (open === 'palette' && isTypedOutside(event)) return focusPalette();
      const next = windowOf(event);
      if (next === null) return;
      event.preventDefault();
      turn(next);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <OpenWindowContext value={turn}>
      {children}
      <ShellWindows open={open} onOpen={turn} />
    </OpenWindowContext>
  );
}

/** Returns the window that a key opens: Ctrl K, and a question mark that is not typed in a field. */
function windowOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): OpenWindow {
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k') return 'palette';
  return key === '?' && !ctrlKey && !metaKey && !isField(target) ? 'shortcuts' : null;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Whether a key is a letter or a sign that is not typed in a field. A space presses buttons. */
function isTypedOutside({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isField(target);
}

/** Focuses the field of the palette before a key types: a window that was closed before may have the focus. */
function focusPalette() {
  document.querySelector<HTMLElement>('[data-palette]')?.focus();
}

/** Restores the focus after a window that had not loaded when it opened, and so could not record the focus. */
function giveBack(opener: Element | null) {
  setTimeout(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  }, CLOSED_MS);
}

/** Longer than the closing animation of a window. */
const CLOSED_MS = 250;
