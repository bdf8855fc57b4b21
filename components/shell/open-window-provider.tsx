'use client';

import { type ReactNode, useState } from 'react';
import { ShellWindows } from '@/components/shell/lazy';
import { type OpenWindow, OpenWindowContext } from '@/components/shell/open-window';
import { isHelpKey, isPaletteKey, useShortcut } from '@/components/shell/use-shortcut';

/** The keys work at once; the windows that they open are fetched behind the first numbers. */
export function OpenWindowProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenWindow>(null);
  useShortcut(isPaletteKey, () => setOpen('palette'));
  useShortcut(isHelpKey, () => setOpen('shortcuts'));
  return (
    <OpenWindowContext value={setOpen}>
      {children}
      <ShellWindows open={open} onOpen={setOpen} />
    </OpenWindowContext>
  );
}
