'use client';

import { PageFailure } from '@/components/shell/page-failure';
import './globals.css';

interface GlobalErrorProps {
  error: Error & { digest?: string };
}

/** Stands in when even the frame failed: no navigation, no providers, so it loads everything again. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Endcap failed</title>
        <main className="mx-auto max-w-xl px-6">
          <PageFailure digest={error.digest} onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
