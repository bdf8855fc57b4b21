'use client';

import { lazy, Suspense, useState } from 'react';
import type { PaletteAction } from '@/components/shell/palette-groups';
import { PaletteWaiting } from '@/components/shell/palette-waiting';
import { useLatch } from '@/components/ui/use-latch';
import { loadCode } from '@/lib/client/query/load-code';

const PaletteWindow = lazy(() =>
  loadCode(() => import('@/components/shell/palette-window')).then((file) => ({ default: file.PaletteWindow })),
);

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAction: (action: PaletteAction) => void;
}

/** Finds pages, SKUs, retailers, keywords and actions by a few letters. Loaded on first use; input until then is passed on. */
export function CommandPalette({ open, onOpenChange, onAction }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const hasOpened = useLatch(open);
  function turn(on: boolean) {
    onOpenChange(on);
    if (!on) setText('');
  }
  return (
    <Suspense fallback={open ? <PaletteWaiting text={text} onText={setText} onClose={() => turn(false)} /> : null}>
      {hasOpened ? (
        <PaletteWindow open={open} onOpenChange={turn} onAction={onAction} text={text} onText={setText} />
      ) : null}
    </Suspense>
  );
}
