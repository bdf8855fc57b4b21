'use client';

import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';

/** The title of a dialog or drawer. `bdi` isolates the text direction of names. */
export function WindowTitle({ title }: { title: string }) {
  return (
    <Dialog.Title className="min-w-0 break-words font-semibold text-panel">
      <bdi>{title}</bdi>
    </Dialog.Title>
  );
}

export function WindowClose({ className }: { className: string }) {
  return (
    <Dialog.Close
      render={
        <IconButton label="Close" className={className}>
          <X aria-hidden />
        </IconButton>
      }
    />
  );
}
