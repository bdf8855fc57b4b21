'use client';

import { useRouter } from 'next/navigation';
import { CommandPalette } from '@/components/shell/command-palette';
import type { OpenWindow } from '@/components/shell/open-window';
import type { PaletteAction } from '@/components/shell/palette-groups';
import { readPermanentLink } from '@/components/shell/permanent-link';
import { useThemeChoice } from '@/components/shell/use-theme-choice';
import { copyText } from '@/components/ui/copy-text';
import { lazyPart } from '@/components/ui/lazy-part';

const ShortcutsDialog = lazyPart(() => import('@/components/shell/shortcuts-dialog'), 'ShortcutsDialog', null);

interface ShellWindowsProps {
  open: OpenWindow;
  onOpen: (open: OpenWindow) => void;
}

/** The windows that can open over every page. */
export function ShellWindows({ open, onOpen }: ShellWindowsProps) {
  const router = useRouter();
  const { chooseTheme } = useThemeChoice();

  async function act(action: PaletteAction) {
    if (action.kind === 'go') router.push(action.href);
    else if (action.kind === 'theme') chooseTheme(action.theme);
    else if (action.kind === 'shortcuts') onOpen('shortcuts');
    else if (action.kind === 'print') setTimeout(() => window.print());
    else await copyText(readPermanentLink(), 'It opens this page as it is.');
  }

  return (
    <>
      <CommandPalette open={open === 'palette'} onOpenChange={(on) => onOpen(on ? 'palette' : null)} onAction={act} />
      {open === 'shortcuts' ? <ShortcutsDialog open onOpenChange={(on) => onOpen(on ? 'shortcuts' : null)} /> : null}
    </>
  );
}
