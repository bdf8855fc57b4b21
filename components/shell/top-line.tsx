'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTheme } from 'next-themes';
import { AccountMenu } from '@/components/shell/account-menu';
import { BudgetMeter } from '@/components/shell/budget-meter';
import { CommandPalette } from '@/components/shell/command-palette';
import { Freshness } from '@/components/shell/freshness';
import { NavDrawer } from '@/components/shell/nav-drawer';
import type { PaletteAction } from '@/components/shell/palette-groups';
import { QueueIndicator } from '@/components/shell/queue-indicator';
import { ShortcutsDialog } from '@/components/shell/shortcuts-dialog';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useStatus } from '@/lib/client/use-status';

/** The window that is open over the page. */
export type OpenWindow = 'palette' | 'shortcuts' | null;

interface TopLineProps {
  open: OpenWindow;
  onOpen: (open: OpenWindow) => void;
}

/** Above every page: whose data this is, how old, how many calls are left, and the ways to get about. */
export function TopLine({ open, onOpen }: TopLineProps) {
  const known = useStatus();
  // This line may come alive after the page has asked: its first markup is the server's, which knew nothing yet.
  const status = useHydrated() ? known : undefined;
  const router = useRouter();
  const { setTheme } = useTheme();

  async function act(action: PaletteAction) {
    if (action.kind === 'go') router.push(action.href);
    else if (action.kind === 'theme') setTheme(action.theme);
    else if (action.kind === 'shortcuts') onOpen('shortcuts');
    else await copyLink();
  }

  return (
    <header className="no-print flex h-12 items-center gap-3 border-line border-b px-4 lg:px-6">
      <NavDrawer />
      <div className="flex min-w-0 grow items-center gap-4">
        {status ? (
          <>
            <AccountMenu status={status} onShortcuts={() => onOpen('shortcuts')} />
            <div className="hidden min-w-0 items-center gap-4 sm:flex">
              <Freshness status={status} />
              <BudgetMeter budget={status.budget} />
            </div>
          </>
        ) : null}
      </div>
      <QueueIndicator />
      <Button look="quiet" aria-label="Find" aria-keyshortcuts="Control+K Meta+K" onClick={() => onOpen('palette')}>
        <Search aria-hidden />
        <span className="hidden lg:inline">Find</span>
        <span className="hidden lg:inline">
          <Kbd>Ctrl K</Kbd>
        </span>
      </Button>
      <ThemeToggle />
      <CommandPalette open={open === 'palette'} onOpenChange={(on) => onOpen(on ? 'palette' : null)} onAction={act} />
      <ShortcutsDialog open={open === 'shortcuts'} onOpenChange={(on) => onOpen(on ? 'shortcuts' : null)} />
    </header>
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
