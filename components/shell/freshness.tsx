'use client';

import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import type { Status } from '@/lib/contract/status';

/** How old the newest data is; when the service fails, that instead. */
export function Freshness({ status }: { status: Status }) {
  const format = useFormat();
  const now = useNow();
  if (now === null) return null;
  const { service, freshness } = status;
  if (service.state === 'failing')
    return (
      <span className="truncate text-caption" title={service.problem?.title}>
        {service.problem?.code === 'key_refused'
          ? 'The service does not accept the key'
          : 'The service is not answering'}
        {freshness.fetchedAt ? `; last fetch ${format.age(freshness.fetchedAt, now)}` : ''}
      </span>
    );
  const parts = [
    freshness.crawledAt && `crawled ${format.moment(freshness.crawledAt, now)}`,
    freshness.fetchedAt && `fetched ${format.age(freshness.fetchedAt, now)}`,
  ].filter(Boolean);
  return parts.length > 0 ? <span className="truncate text-caption text-ink-3">{parts.join(', ')}</span> : null;
}
