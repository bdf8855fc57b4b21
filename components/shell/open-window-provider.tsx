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
      const next = windowOf(event);
      if (next === null) return;
      event.preventDefault();
      if (open !== 'palette' || next === 'palette') turn(next);
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
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '?' && !ctrlKey && !metaKey && !isTyping ? 'shortcuts' : null;
}

/** Restores the focus after a window that had not loaded when it opened, and so could not record the focus. */
function giveBack(opener: Element | null) {
  setTimeout(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  }, CLOSED_MS);
}

/** Longer than the closing animation of a window. */
const CLOSED_MS = 250;
