'use client';

import { PageFailure } from '@/components/shell/page-failure';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <PageFailure error={error} onRetry={reset} />;
}
