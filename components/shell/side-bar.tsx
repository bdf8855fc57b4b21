'use client';

import Link from 'next/link';
import { Suspense } from 'react';
import { NavFoot } from '@/components/shell/lazy';
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

/** The product's logo and name. */
function Mark({ className }: { className?: string }) {
  return (
    <span className="flex items-center gap-2 px-1.5 font-semibold text-panel">
      <svg viewBox="0 0 32 32" className="size-5 shrink-0" aria-hidden>
        <rect width="32" height="32" rx="6" className="fill-ink" />
        <path d="M8 8h3v16H8zM14 10h10v3H14zM14 15h7v3h-7zM14 20h10v3H14z" className="fill-ground" />
      </svg>
      <span className={className}>Endcap</span>
    </span>
  );
}
