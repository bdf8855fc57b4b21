'use client';

import { useState } from 'react';
import { PaletteWaiting } from '@/components/shell/palette-waiting';
import { lazyImport } from '@/components/ui/lazy-import';
import { useWindowCode } from '@/components/ui/use-window-code';

const paletteCode = lazyImport(() => import('@/components/shell/palette-window'));

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens a page. */
  onChoose: (href: string) => void;
}

/** Finds pages, SKUs, brands, retailers and keywords by a few letters. Loaded on first use; input until then is passed on. */
export function CommandPalette({ open, onOpenChange, onChoose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  function turn(on: boolean) {
    onOpenChange(on);
    if (!on) setText('');
  }
  const code = useWindowCode(paletteCode, open, turn);
  if (code)
    return <code.PaletteWindow open={open} onOpenChange={turn} onChoose={onChoose} text={text} onText={setText} />;
  return open ? <PaletteWaiting text={text} onText={setText} onClose={() => turn(false)} /> : null;
}
