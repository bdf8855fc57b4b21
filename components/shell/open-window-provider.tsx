'use client';

import { type ReactNode, useRef, useState } from 'react';
import { ShellWindows } from '@/components/shell/lazy';
import { type OpenWindow, OpenWindowContext } from '@/components/shell/open-window';
import { isHelpKey, isPaletteKey, useShortcut } from '@/components/shell/use-shortcut';

/** Handles the shortcuts from the start. The windows that they open load after the first numbers. */
export function OpenWindowProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenWindow>(null);
  const opener = useRef<Element | null>(null);

  function turn(next: OpenWindow) {
    if (next) opener.current = document.activeElement;
    else giveBack(opener.current);
    setOpen(next);
  }

  useShortcut(isPaletteKey, () => turn('palette'));
  useShortcut(isHelpKey, () => open !== 'palette' && turn('shortcuts'));
  return (
    <OpenWindowContext value={turn}>
      {children}
      <ShellWindows open={open} onOpen={turn} />
    </OpenWindowContext>
  );
}

/** Restores the focus after a window that had not loaded when it opened, and so could not record the focus. */
function giveBack(opener: Element | null) {
  setTimeout(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  }, CLOSED_MS);
}

/** Longer than the closing animation of a window. */
const CLOSED_MS = 250;
