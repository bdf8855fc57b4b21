import Link from 'next/link';
import { Suspense } from 'react';
import { Mark } from '@/components/shell/mark';
import { NavList } from '@/components/shell/nav-list';

/** 208 px with words, icons alone below 1,100 px, gone below 700 px where a drawer takes its place. */
export function SideBar() {
  return (
    <aside className="no-print sticky top-0 hidden h-dvh w-14 shrink-0 flex-col gap-5 overflow-y-auto border-line border-e bg-surface px-3 py-3 sm:flex lg:w-52">
      <Link href="/" prefetch={false} className="rounded-md" aria-label="Endcap, first page">
        <Mark className="sr-only lg:not-sr-only" />
      </Link>
      <Suspense>
        <NavList folds />
      </Suspense>
    </aside>
  );
}
