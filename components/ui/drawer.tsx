'use client';

import { lazy, Suspense } from 'react';
import type { DrawerProps } from '@/components/ui/drawer-window';
import { useEver } from '@/components/ui/use-ever';

const DrawerWindow = lazy(() =>
  import('@/components/ui/drawer-window').then((file) => ({ default: file.DrawerWindow })),
);

/** Detail beside the page it belongs to, fetched when the first one opens. */
export function Drawer(props: DrawerProps) {
  const wanted = useEver(props.open);
  return <Suspense>{wanted ? <DrawerWindow {...props} /> : null}</Suspense>;
}
