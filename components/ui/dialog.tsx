'use client';

import { lazy, Suspense } from 'react';
import type { DialogProps } from '@/components/ui/dialog-window';
import { useLatch } from '@/components/ui/use-latch';
import { loadCode } from '@/lib/client/query/load-code';

const DialogWindow = lazy(() =>
  loadCode(() => import('@/components/ui/dialog-window')).then((file) => ({ default: file.DialogWindow })),
);

/** A modal dialog. Its code is loaded when one first opens. */
export function Dialog(props: DialogProps) {
  const hasOpened = useLatch(props.open);
  return <Suspense>{hasOpened ? <DialogWindow {...props} /> : null}</Suspense>;
}
