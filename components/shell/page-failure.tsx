'use client';

import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReloadButton } from '@/components/ui/reload-button';
import { findLoadProblem, isLoadError } from '@/lib/client/query/load-code';
import { RequestProblem } from '@/lib/client/query/request-problem';

interface PageFailureProps {
  /** `digest` identifies the failure in the server's log. Undefined for failures in the browser. */
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** Replaces a page that failed as a whole. Panels handle their own failures. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const loadProblem = useLoadProblem(error);
  if (loadProblem !== undefined)
    return (
      <div role="alert" className="flex max-w-xl flex-col items-start gap-4 py-16">
        <h1 className="font-semibold text-title">This page could not be loaded</h1>
        <p className="text-ink-2">{loadProblem}</p>
        <ReloadButton />
      </div>
    );
  return (
    <div role="alert" className="max-w-xl py-16">
      <h1 className="mb-2 font-semibold text-title">This page failed</h1>
      <p className="mb-4 text-ink-2">
        The rest of the dashboard still works. Try the page again. If it fails again, the reason is in the log of the
        dashboard
        {error.digest ? ` under ${error.digest}` : ''}.
      </p>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </div>
  );
}

/** Returns why code of the page could not be loaded, empty until that is known. Undefined for other errors. */
function useLoadProblem(error: Error): string | undefined {
  const [problemTitle, setProblemTitle] = useState('');
  const isScript = isLoadError(error);
  useEffect(() => {
    if (isScript) void findLoadProblem().then(({ title }) => setProblemTitle(title));
  }, [isScript]);
  if (error instanceof RequestProblem) return error.problem.title;
  return isScript ? problemTitle : undefined;
}
