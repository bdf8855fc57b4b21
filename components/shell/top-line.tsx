import type { ReactNode } from 'react';
import { NavDrawer } from '@/components/shell/nav-drawer';
import { ThemeToggle } from '@/components/shell/theme-toggle';

/** Above every page: whose data this is, how old, how many requests are left, and the ways to get about. */
export function TopLine({ children }: { children?: ReactNode }) {
  return (
    <header className="no-print flex h-12 items-center gap-3 border-line border-b px-4 lg:px-6">
      <NavDrawer />
      <div className="flex min-w-0 grow items-center gap-4">{children}</div>
      <ThemeToggle />
    </header>
  );
}
