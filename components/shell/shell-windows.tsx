'use client';

import { useRouter } from 'next/navigation';
import { useTheme } from 'next-themes';
import { CommandPalette } from '@/components/shell/command-palette';
import type { OpenWindow } from '@/components/shell/open-window';
import type { PaletteAction } from '@/components/shell/palette-groups';
import { lazyPart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';

const ShortcutsDialog = lazyPart(
  () => import('@/components/shell/shortcuts-dialog').then((part) => part.ShortcutsDialog),
  () => null,
);

interface ShellWindowsProps {
  open: OpenWindow;
  onOpen: (open: OpenWindow) => void;
}

/** The windows that can open over every page. */
export function ShellWindows({ open, onOpen }: ShellWindowsProps) {
  const router = useRouter();
  const { setTheme } = useTheme();

  async function act(action: PaletteAction) {
    if (action.kind === 'go') router.push(action.href);
    else if (action.kind === 'theme') setTheme(action.theme);
    else if (action.kind === 'shortcuts') onOpen('shortcuts');
    else await copyLink();
  }

  return (
    <>
      <CommandPalette open={open === 'palette'} onOpenChange={(on) => onOpen(on ? 'palette' : null)} onAction={act} />
      {open === 'shortcuts' ? <ShortcutsDialog open onOpenChange={(on) => onOpen(on ? 'shortcuts' : null)} /> : null}
    </>
  );
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    toast('Link copied', 'It opens this page with the same filters.');
  } catch {
    toast('The browser did not allow copying', 'Copy the address from its address bar instead.');
  }
}
