'use client';

import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useStatus } from '@/lib/client/query/use-status';

const CollectingProgress = lazyPart(
  () => import('@/components/layout/collecting-progress'),
  'CollectingProgress',
  <div className="mb-2 h-4" />,
);

/** The progress of the first collection. Its line stays when the collection ends, so that the page does not move. */
export function CollectingNote() {
  const isCollecting = Boolean(useStatus()?.collecting);
  const [hasLine, setHasLine] = useState(isCollecting);
  if (isCollecting && !hasLine) setHasLine(true);
  return hasLine ? <CollectingProgress /> : null;
}
