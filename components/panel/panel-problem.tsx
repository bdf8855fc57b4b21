'use client';

import { CircleAlert, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReloadButton } from '@/components/ui/reload-button';
import type { Problem } from '@/lib/contract/problem';

interface PanelProblemProps {
  problem: Problem;
  onRetry?: () => void;
  /** Older content is shown below, which could not be refreshed. */
  kept?: boolean;
}

/** What failed and what to do, with the message of the service in the details. */
export function PanelProblem({ problem, onRetry, kept }: PanelProblemProps) {
  const { code, title, retryable, retryAfter, errors, raw, upstreamStatus } = problem;
  return (
    <div role="alert" className="mb-3 flex max-w-2xl gap-3 rounded-md bg-surface p-3">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <p>
          {title}
          {kept ? ' Showing the previous result.' : null}
        </p>
        {errors?.length ? (
          <ul className="text-ink-2">
            {errors.map((error) => (
              <li key={`${error.name} ${error.message}`}>
                <b className="font-medium">{error.name}</b> {error.message}
              </li>
            ))}
          </ul>
        ) : null}
        {code === 'signed_out' ? <ReloadButton /> : null}
        {retryable && onRetry ? (
          <div className="flex items-center gap-3">
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              Retry
            </Button>
            {retryAfter ? <RetryCountdown key={title} seconds={retryAfter} /> : null}
          </div>
        ) : null}
        {raw || upstreamStatus ? (
          <details className="w-full text-caption text-ink-2">
            <summary>Details</summary>
            <p className="mt-1 max-h-40 overflow-auto whitespace-pre-wrap break-words">
              {[upstreamStatus && `The service answered ${upstreamStatus}.`, raw].filter(Boolean).join('\n')}
            </p>
          </details>
        ) : null}
      </div>
    </div>
  );
}

/** Counts down to the time when a retry makes sense. */
function RetryCountdown({ seconds }: { seconds: number }) {
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="text-caption text-ink-3">
      {secondsLeft > 0 ? `worth retrying in ${secondsLeft} s` : 'worth retrying now'}
    </span>
  );
}
