'use client';

import { lazy, Suspense } from 'react';
import type { DrawerProps } from '@/components/ui/drawer-window';
import { useLatch } from '@/components/ui/use-latch';
import { loadCode } from '@/lib/client/query/load-code';

const DrawerWindow = lazy(() =>
  loadCode(() => import('@/components/ui/drawer-window')).then((file) => ({ default: file.DrawerWindow })),
);

/** A drawer at the side of the page. Its code is loaded when one first opens. */
export function Drawer(props: DrawerProps) {
  const hasOpened = useLatch(props.open);
  return <Suspense>{hasOpened ? <DrawerWindow {...props} /> : null}</Suspense>;
}
