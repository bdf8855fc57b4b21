'use client';

import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/lib/client/use-format';
import { useStatus } from '@/lib/client/use-status';

/** How many of the answers are here; nothing once all are. Comparisons wait behind whoever waits for a page. */
export function CollectingLine({ done, of }: { done: number; of: number }) {
  const format = useFormat();
  const waiting = useStatus()?.budget.left === 0;
  return (
    <div className="no-print flex min-h-5 items-center gap-3 text-caption text-ink-2" aria-live="polite">
      {done < of ? (
        <>
          <Progress label="Collecting answers" locale={format.locale} value={done / of} className="w-40" />
          <span>
            Collecting {format.integer(done)} of {format.integer(of)} answers
            {waiting ? ', as the service allows calls' : ''}
          </span>
        </>
      ) : null}
    </div>
  );
}
