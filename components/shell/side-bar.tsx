'use client';

import Link from 'next/link';
import { Suspense } from 'react';
import { NavFoot } from '@/components/shell/lazy';
import { Mark } from '@/components/shell/mark';
import { NavList } from '@/components/shell/nav-list';
import { roveVertically } from '@/components/ui/roving';

/** The navigation at the left: 176 px wide, only icons below 1,100 px, replaced by a bar and a drawer below 700 px. */
export function SideBar() {
  return (
    <aside
      ref={roveVertically}
      className="no-print sticky top-0 hidden h-dvh w-14 shrink-0 flex-col gap-2 overflow-y-auto border-line border-e bg-surface px-2.5 py-3 sm:flex lg:w-44 lg:px-3"
    >
      <Link href="/" prefetch={false} className="flex h-8 items-center rounded-md" aria-label="Endcap, first page">
        <Mark className="sr-only lg:not-sr-only" />
      </Link>
      <Suspense>
        <NavList folds />
      </Suspense>
      <NavFoot />
    </aside>
  );
}
