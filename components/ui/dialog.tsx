'use client';

import { Suspense } from 'react';
import type { DialogProps } from '@/components/ui/dialog-window';
import { lazyImport } from '@/components/ui/lazy-import';
import { useWindowCode } from '@/components/ui/use-window-code';

const dialogCode = lazyImport(() => import('@/components/ui/dialog-window'));

/** A modal dialog. Its code is loaded when one first opens. */
export function Dialog(props: DialogProps) {
  const code = useWindowCode(dialogCode, props.open, props.onOpenChange);
  return <Suspense>{code && <code.DialogWindow {...props} />}</Suspense>;
}
