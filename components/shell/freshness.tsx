'use client';

import Link from 'next/link';
import { type Times, usePageTimes } from '@/components/shell/page-freshness';
import { Tooltip } from '@/components/ui/tooltip';
import { useNow } from '@/lib/client/browser/use-now';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { useStatus } from '@/lib/client/query/use-status';
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
  const words = isFailing ? [failureText(status)] : timeWords(times, format, now);
  if (!words) return null;
  return (
    <Tooltip text={detail(status, times, format)}>
      <Link
        href="/collection"
        prefetch={false}
        // Where both do not fit, the first word wraps out of sight and the time stays.
        className={`inline-flex h-6 flex-wrap content-end justify-end gap-x-[0.25em] overflow-hidden text-caption leading-6 hover:underline ${isFailing ? '' : 'text-ink-3'}`}
      >
        {words.map((word) => (
          <span key={word} className="whitespace-nowrap">
            {`${word} `}
          </span>
        ))}
      </Link>
    </Tooltip>
  );
}

function failureText({ service }: Status): string {
  return service.problem?.code === 'key_refused' ? 'Key refused' : 'Service not answering';
}

/** "crawled 06:58" or "crawled 26 Nov, 06:58", or "fetched …" if the service sends no crawl time. */
function timeWords({ crawledAt, fetchedAt }: Times, format: Format, now: number): string[] | null {
  if (crawledAt) return ['crawled', format.moment(crawledAt, now)];
  return fetchedAt ? ['fetched', format.moment(fetchedAt, now)] : null;
}

function detail({ service }: Status, { crawledAt, fetchedAt }: Times, format: Format): string {
  const times = [
    crawledAt && `Newest data crawled ${format.dateTime(crawledAt)}.`,
    fetchedAt && `Last fetched from the service ${format.dateTime(fetchedAt)}.`,
  ];
  const reason = service.state === 'failing' ? service.problem?.title : null;
  return [reason, ...times].filter(Boolean).join(' ');
}
