'use client';

import { lazy, Suspense } from 'react';
import type { DialogProps } from '@/components/ui/dialog-window';
import { useEver } from '@/components/ui/use-ever';

const DialogWindow = lazy(() =>
  import('@/components/ui/dialog-window').then((file) => ({ default: file.DialogWindow })),
);

/** A window over the page, fetched when the first one opens. */
export function Dialog(props: DialogProps) {
  const wanted = useEver(props.open);
  return <Suspense>{wanted ? <DialogWindow {...props} /> : null}</Suspense>;
}
