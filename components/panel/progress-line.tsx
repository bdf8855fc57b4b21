'use client';

import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/lib/client/format/use-format';

/** The days of an answer that are collected, of those that it waits for. */
export interface LoadProgress {
  loaded: number;
  total: number;
}

/** "340 of 2,000" over a bar. */
export function ProgressLine({ progress: { loaded, total } }: { progress: LoadProgress }) {
  const format = useFormat();
  return (
    <div className="flex items-center gap-3 bg-ground py-1">
      <Progress label="Loading" locale={format.locale} value={total > 0 ? loaded / total : null} className="w-40" />
      <span className="text-caption text-ink-2" aria-live="polite">
        {format.integer(loaded)} of {format.integer(total)}
      </span>
    </div>
  );
}
