'use client';

import { Suspense } from 'react';
import type { DrawerProps } from '@/components/ui/drawer-window';
import { lazyImport } from '@/components/ui/lazy-import';
import { useWindowCode } from '@/components/ui/use-window-code';

const drawerCode = lazyImport(() => import('@/components/ui/drawer-window'));

/** A drawer at the side of the page. Its code is loaded when one first opens. */
export function Drawer(props: DrawerProps) {
  const code = useWindowCode(drawerCode, props.open, props.onOpenChange);
  return <Suspense>{code && <code.DrawerWindow {...props} />}</Suspense>;
}
