'use client';

import { RotateCw } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { PanelState } from '@/lib/client/panel-state';

/** Requests the shown data from the service again. Hidden without data. */
export function RefreshButton({ state }: { state: PanelState<unknown> }) {
  if (state.kind !== 'content') return null;
  return (
    <IconButton label="Refresh from the service" disabled={state.refetching} onClick={state.refresh}>
      <RotateCw aria-hidden />
    </IconButton>
  );
}
