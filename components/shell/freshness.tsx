'use client';

import Link from 'next/link';
import { type Times, usePageTimes } from '@/components/shell/page-freshness';
import { Tooltip } from '@/components/ui/tooltip';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import { useStatus } from '@/lib/client/use-status';
import type { Status } from '@/lib/contract/status';

/**
 * Shows when the page's rows were crawled, or all collected data on pages that show all of it. A failure of the service
 * takes precedence.
 * Hover and focus show all times and the reason. Links to Collection.
 */
export function Freshness() {
  const format = useFormat();
  const now = useNow();
  const status = useStatus();
  const own = usePageTimes();
  if (!status || now === null) return null;
  const times = own ?? status.freshness;
  const isFailing = status.service.state === 'failing';
  const text = isFailing ? failureText(status) : ageText(times, format, now);
  if (!text) return null;
  return (
    <Tooltip text={detail(status, times, format)}>
      <Link
        href="/collection"
        prefetch={false}
        className={`inline-block min-h-6 whitespace-nowrap text-caption leading-6 hover:underline ${isFailing ? '' : 'text-ink-3'}`}
      >
        {isFailing ? null : <span className="sr-only">{times.crawledAt ? 'crawled ' : 'fetched '}</span>}
        {text}
      </Link>
    </Tooltip>
  );
}

function failureText({ service }: Status): string {
  return service.problem?.code === 'key_refused' ? 'Key refused' : 'Service not answering';
}

/** The crawl time, "06:58" or "26 Nov, 06:58", or the age of the fetch if the service states no crawl time. */
function ageText({ crawledAt, fetchedAt }: Times, format: Format, now: number): string {
  if (crawledAt) return format.moment(crawledAt, now);
  return fetchedAt ? format.age(fetchedAt, now) : '';
}

function detail({ service }: Status, { crawledAt, fetchedAt }: Times, format: Format): string {
  const times = [
    crawledAt && `Newest data crawled ${format.dateTime(crawledAt)}.`,
    fetchedAt && `Last fetched from the service ${format.dateTime(fetchedAt)}.`,
  ];
  const reason = service.state === 'failing' ? service.problem?.title : null;
  return [reason, ...times].filter(Boolean).join(' ');
}
