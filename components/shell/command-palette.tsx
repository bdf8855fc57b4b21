'use client';

import { useState } from 'react';
import type { PaletteAction } from '@/components/shell/palette-groups';
import { PaletteWaiting } from '@/components/shell/palette-waiting';
import { lazyImport } from '@/components/ui/lazy-import';
import { useWindowCode } from '@/components/ui/use-window-code';

const paletteCode = lazyImport(() => import('@/components/shell/palette-window'));

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAction: (action: PaletteAction) => void;
}

/** Finds pages, SKUs, retailers, keywords and actions by a few letters. Loaded on first use; input until then is passed on. */
export function CommandPalette({ open, onOpenChange, onAction }: CommandPaletteProps) {
  const [text, setText] = useState('');
  function turn(on: boolean) {
    onOpenChange(on);
    if (!on) setText('');
  }
  const code = useWindowCode(paletteCode, open, turn);
  if (code)
    return <code.PaletteWindow open={open} onOpenChange={turn} onAction={onAction} text={text} onText={setText} />;
  return open ? <PaletteWaiting text={text} onText={setText} onClose={() => turn(false)} /> : null;
}
