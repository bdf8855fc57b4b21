'use client';

import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface PageFailureProps {
  /** Identifies the failure in the server's log. Undefined for failures in the browser. */
  digest: string | undefined;
  onRetry: () => void;
}

/** Replaces a page that failed as a whole. Panels handle their own failures. */
export function PageFailure({ digest, onRetry }: PageFailureProps) {
  return (
    <div role="alert" className="max-w-xl py-16">
      <h1 className="mb-2 font-semibold text-title">This page failed</h1>
      <p className="mb-4 text-ink-2">
        The rest of the dashboard still works. Try the page again; if it fails again, the log of the dashboard says why
        {digest ? ` under ${digest}` : ''}.
      </p>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </div>
  );
}
