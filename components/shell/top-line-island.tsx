'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { OpenWindow } from '@/components/shell/top-line';
import { isHelpKey, isPaletteKey, useShortcut } from '@/components/shell/use-shortcut';

const TopLine = dynamic(() => import('@/components/shell/top-line').then((file) => file.TopLine), {
  loading: () => <header className="no-print h-12 border-line border-b" />,
});

/** Comes with the page's first markup. What its buttons do is fetched behind the first numbers; its keys work before. */
export function TopLineIsland() {
  const [open, setOpen] = useState<OpenWindow>(null);
  useShortcut(isPaletteKey, () => setOpen('palette'));
  useShortcut(isHelpKey, () => setOpen('shortcuts'));
  return <TopLine open={open} onOpen={setOpen} />;
}
