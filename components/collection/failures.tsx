'use client';

import { RotateCcw } from 'lucide-react';
import type { useAction } from '@/components/collection/use-collection';
import { paramWords } from '@/components/collection/words';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';
import type { Collection, CollectionFailure } from '@/lib/contract/collection';

interface FailuresProps {
  collection: Collection;
  action: ReturnType<typeof useAction>;
}

/** What could not be collected and why, the newest first, each with a way to try again. */
export function Failures({ collection, action }: FailuresProps) {
  const format = useFormat();
  const { failures, failed } = collection;
  const retry = (rows: readonly CollectionFailure[]) =>
    action.mutate({ action: 'retry', rows: rows.map(({ endpoint, params, day }) => ({ endpoint, params, day })) });
  const shown =
    failures.length < failed
      ? `the newest ${format.integer(failures.length)} of ${format.integer(failed)}`
      : counted(failed, 'answer', format);
  return (
    <section aria-label="Failed" className="min-w-0">
      <header className="mb-2 flex min-h-[30px] items-center justify-between gap-4">
        <h2 className="font-semibold text-panel">
          Failed <span className="font-normal text-caption text-ink-3">{failed > 0 ? shown : ''}</span>
        </h2>
        {failures.length > 0 ? (
          <Button disabled={action.isPending} onClick={() => retry(failures)}>
            <RotateCcw aria-hidden />
            Retry all
          </Button>
        ) : null}
      </header>
      {failures.length === 0 ? (
        <p className="text-ink-2">Nothing has failed.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {failures.map((failure) => (
            <li key={`${failure.endpoint} ${failure.params} ${failure.day}`} className="flex items-start gap-4 py-1.5">
              <div className="min-w-0 grow">
                <p>
                  {failure.title}, {format.day(failure.day)}
                  {failure.params ? <span className="text-ink-3"> · {paramWords(failure.params)}</span> : null}
                </p>
                <p className="text-caption text-ink-2">
                  {failure.problem.title} Tried {counted(failure.attempts, 'time', format)}, last{' '}
                  {format.dateTime(failure.at)}.
                </p>
              </div>
              <Button
                look="quiet"
                aria-label={`Retry ${failure.title}, ${format.day(failure.day)}`}
                disabled={action.isPending}
                onClick={() => retry([failure])}
              >
                Retry
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
