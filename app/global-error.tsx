'use client';

import { PageFailure } from '@/components/shell/page-failure';
import './globals.css';

interface GlobalErrorProps {
  error: Error & { digest?: string };
}

/** Shown if even the layout fails. It has no navigation and no providers, so it reloads everything. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="en" translate="no">
      <body>
        <title>Endcap failed</title>
        <main className="mx-auto max-w-xl px-6">
          <PageFailure error={error} onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
