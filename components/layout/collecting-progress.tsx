'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Progress } from '@/components/ui/progress';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { useServerNow } from '@/lib/client/query/use-server-now';
import { useStatus } from '@/lib/client/query/use-status';
import type { CollectionProgress } from '@/lib/contract/status';

/** Parts of the collection after which the figures of the page are fetched again. */
const REFETCHES = 12;

/** A line with the progress of the first collection, which refetches the page's figures. Empty once it has ended. */
export function CollectingProgress() {
  const format = useFormat();
  const now = useServerNow();
  const client = useQueryClient();
  const progress = useStatus()?.collecting ?? null;
  const part = progress && Math.floor((progress.done / progress.days) * REFETCHES);
  const lastPart = useRef(part);
  useEffect(() => {
    // The change to null is the end of the collection.
    if (lastPart.current !== null && lastPart.current !== part) void client.invalidateQueries({ queryKey: ['answer'] });
    lastPart.current = part;
  }, [part, client]);
  if (!progress) return <div className="no-print mb-2 h-4" />;
  return (
    <div className="no-print mb-2 flex h-4 items-center gap-3 whitespace-nowrap text-caption text-ink-2" role="status">
      <Progress
        label="Collecting"
        locale={format.locale}
        value={progress.done / progress.days}
        className="w-40 min-w-0"
      />
      {collectingWords(progress, now, format)}
    </div>
  );
}

/** "Collecting 60 days: 34 done, about 1 minute". */
export function collectingWords(
  { days, done, doneAt }: CollectionProgress,
  now: number | null,
  format: Format,
): string {
  const minutesLeft =
    doneAt !== null && now !== null ? Math.max(1, Math.ceil((Date.parse(doneAt) - now) / 60_000)) : null;
  const time = minutesLeft === null ? '' : `, about ${format.count(minutesLeft, 'minute')} left`;
  return `Collecting ${format.integer(days)} days: ${format.integer(done)} done${time}`;
}
