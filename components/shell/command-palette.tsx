'use client';

import { lazy, Suspense } from 'react';
import type { CommandPaletteProps } from '@/components/shell/palette-window';
import { useEver } from '@/components/ui/use-ever';

const PaletteWindow = lazy(() =>
  import('@/components/shell/palette-window').then((file) => ({ default: file.PaletteWindow })),
);

/** Any page, SKU, retailer or action by a few letters; fetched when it is first asked for. */
export function CommandPalette(props: CommandPaletteProps) {
  const wanted = useEver(props.open);
  return <Suspense>{wanted ? <PaletteWindow {...props} /> : null}</Suspense>;
}
