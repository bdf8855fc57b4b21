'use client';

import { useEffect } from 'react';
import type { Connection } from '@/lib/client/query/connection';
import { useConnection } from '@/lib/client/query/use-connection';

/**
 * Reports on every page that the dashboard is slow or unreachable, and dims the page while it is unreachable. Panels dim
 * by themselves while they wait.
 */
export function ConnectionNote() {
  const connection = useConnection();
  const isUnreachable = connection === 'unreachable';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-unreachable', isUnreachable);
  }, [isUnreachable]);
  return (
    <div role="status" className="no-print pointer-events-none fixed inset-x-4 top-2 z-40 flex justify-center">
      {connection === 'answering' ? null : (
        <p className="max-w-full rounded-md border border-line bg-ground px-3 py-1.5 shadow-float">
          {noteText(connection)}
        </p>
      )}
    </div>
  );
}

function noteText(connection: Exclude<Connection, 'answering'>): string {
  if (connection === 'waiting') return 'Waiting for the service…';
  if (connection === 'slow') return 'The service is slow. Still waiting…';
  const title = navigator.onLine ? 'The dashboard does not answer.' : 'You are offline.';
  return `${title} The figures are those loaded before. Retrying automatically…`;
}
