'use client';

import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { callMinutes } from '@/lib/client/call-minutes';
import type { Collection } from '@/lib/client/use-collect';
import { useFormat } from '@/lib/client/use-format';
import { useStatus } from '@/lib/client/use-status';

export interface CollectDaysProps {
  /** Number of cached days of the window, and of all its days. */
  kept: number;
  of: number;
  /** Requests of the missing days. Null while cached days load, because the missing days are unknown until then. */
  missing: readonly string[] | null;
  callsPerDay: number;
  collection: Collection;
  /** Called after a collection has ended, complete or not. */
  onCollected: () => void;
}

/** Shows the number of available days, and a button that loads the others and states the number of requests. */
export function CollectDays({ kept, of, missing, callsPerDay, collection, onCollected }: CollectDaysProps) {
  const format = useFormat();
  const limit = useStatus()?.budget.limit;
  const { progress, problem, collect, stop } = collection;
  const count = missing?.length ?? 0;
  const calls = count * callsPerDay;
  const minutes = callMinutes(calls, limit);
  const cost = `about ${format.integer(calls)} ${calls === 1 ? 'request' : 'requests'} to the service${
    minutes === null ? '' : `, ${format.integer(minutes)} min at ${limit?.calls} per ${limit?.seconds} s`
  }`;
  return (
    <div className="no-print flex flex-col gap-2">
      <div className="flex min-h-[30px] flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        <span className="text-ink-2">
          {missing || progress
            ? `${format.integer(kept)} of ${format.integer(of)} days are collected.`
            : `Looking which of ${format.integer(of)} days are collected.`}
          {count > 0 && !progress ? ` The other ${format.integer(count)} cost ${cost}.` : null}
        </span>
        {progress ? (
          <>
            <Progress
              label="Collecting days"
              locale={format.locale}
              value={progress.done / progress.of}
              className="w-40"
            />
            <span className="text-caption text-ink-2">
              {format.integer(progress.done)} of {format.integer(progress.of)} days
            </span>
            <Button onClick={stop}>Stop</Button>
          </>
        ) : missing && count > 0 ? (
          <Button onClick={() => void collect(missing).then(onCollected)}>
            Collect {count === 1 ? 'the missing day' : `${format.integer(count)} days`}
          </Button>
        ) : null}
      </div>
      {problem ? <PanelProblem problem={problem} /> : null}
    </div>
  );
}
