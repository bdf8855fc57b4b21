'use client';

import Link from 'next/link';
import { Facts } from '@/components/ui/facts';
import { limitWords } from '@/lib/client/format/limit-words';
import { useFormat } from '@/lib/client/format/use-format';
import { useStatus } from '@/lib/client/query/use-status';

/** Limits of the service and the calls that are left, read-only. */
export function ServiceLimits() {
  const format = useFormat();
  const status = useStatus();
  const { limit = null, left = null, waiting = 0 } = status?.budget ?? {};
  return (
    <section aria-label="Limits of the service">
      <h2 className="mb-3 border-line border-b pb-2 font-semibold text-panel">Limits of the service</h2>
      {status ? (
        <Facts
          facts={[
            ['Service', status.account.service],
            ['Allowed calls', limit ? limitWords(limit, format) : 'No limit is configured, and none was noticed.'],
            ...(left === null ? [] : [['Left now', format.integer(left)] as const]),
            ['Waiting calls', format.integer(waiting)],
          ]}
        />
      ) : (
        <p className="text-ink-3">Loading…</p>
      )}
      <p className="mt-2 text-ink-2">
        The service and the configuration of the server decide these limits. They cannot be changed here.{' '}
        <Link href="/collection" prefetch={false} className="underline underline-offset-2">
          Collection
        </Link>{' '}
        shows what the calls are used for.
      </p>
    </section>
  );
}
