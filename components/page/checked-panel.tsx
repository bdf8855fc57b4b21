'use client';

import type { ComponentProps } from 'react';
import { CheckBadge } from '@/components/page/check-badge';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { PanelState } from '@/lib/client/panel-state';

interface CheckedPanelProps<Data>
  extends ComponentProps<typeof CheckBadge>,
    Pick<ComponentProps<typeof Panel<Data>>, 'title' | 'caption' | 'children'> {
  state: PanelState<Data>;
}

/** A view with a large table, the check of its recomputed numbers, and its refresh. */
export function CheckedPanel<Data>({ checked, onDisagreeing, ...panel }: CheckedPanelProps<Data>) {
  return (
    <Panel
      {...panel}
      actions={() => (
        <>
          <CheckBadge checked={checked} onDisagreeing={onDisagreeing} />
          <RefreshButton state={panel.state} />
        </>
      )}
      skeleton={<SkeletonRows rows={12} />}
      className="min-h-96"
    />
  );
}
