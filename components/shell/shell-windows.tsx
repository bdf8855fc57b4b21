'use client';

import { useRouter } from 'next/navigation';
import { CommandPalette } from '@/components/shell/command-palette';
import type { OpenWindow } from '@/components/shell/open-window';
import { lazyPart } from '@/components/ui/lazy-part';

const ShortcutsDialog = lazyPart(() => import('@/components/shell/shortcuts-dialog'), 'ShortcutsDialog', null);

interface ShellWindowsProps {
  open: OpenWindow;
  onOpen: (open: OpenWindow) => void;
}

/** The windows that can open over every page. */
export function ShellWindows({ open, onOpen }: ShellWindowsProps) {
  const router = useRouter();
  return (
    <>
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={(on) => onOpen(on ? 'palette' : null)}
        onChoose={(href) => router.push(href)}
      />
      {open === 'shortcuts' ? <ShortcutsDialog open onOpenChange={(on) => onOpen(on ? 'shortcuts' : null)} /> : null}
    </>
  );
}
