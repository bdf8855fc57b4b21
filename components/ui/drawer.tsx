'use client';

import { Dialog } from '@/components/ui/dialog';
import type { DialogProps } from '@/components/ui/dialog-window';

/** A drawer at the side of the page. Its code is loaded when one first opens. */
export function Drawer(props: DialogProps) {
  return <Dialog side="right" {...props} />;
}
