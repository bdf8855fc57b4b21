'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Progress } from '@/components/ui/progress';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import { useStatus } from '@/lib/client/use-status';
import type { CollectionProgress } from '@/lib/contract/status';

/** Parts of the collection after which the figures of the page are fetched again. */
const REFETCHES = 12;

/** The progress of the first collection, with which the page fills. Nothing once the days of the plan are collected. */
export function CollectingNote() {
  const format = useFormat();
  const now = useNow();
  const client = useQueryClient();
  const progress = useStatus()?.collecting ?? null;
  const part = progress && Math.floor((progress.done / progress.days) * REFETCHES);
  const lastPart = useRef(part);
  useEffect(() => {
    // The change to null is the end of the collection.
    if (lastPart.current !== null && lastPart.current !== part) void client.invalidateQueries({ queryKey: ['answer'] });
    lastPart.current = part;
  }, [part, client]);
  if (!progress) return null;
  return (
    <div className="no-print mb-2 flex items-center gap-3 text-caption text-ink-2" role="status">
      <Progress label="Collecting" locale={format.locale} value={progress.done / progress.days} className="w-40" />
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
  const left = doneAt !== null && now !== null ? Math.max(1, Math.ceil((Date.parse(doneAt) - now) / 60_000)) : null;
  const time = left === null ? '' : `, about ${counted(left, 'minute', format)} left`;
  return `Collecting ${format.integer(days)} days: ${format.integer(done)} done${time}`;
}
