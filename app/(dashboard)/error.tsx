'use client';

import { PageFailure } from '@/components/shell/page-failure';

interface ErrorPageProps {
  error: Error & { digest?: string };
  /** Requests the page again. `reset` would only render the same failure again. */
  retry: () => void;
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <PageFailure error={error} onRetry={retry} />;
}
