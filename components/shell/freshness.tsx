'use client';

import Link from 'next/link';
import { type Times, usePageTimes } from '@/components/shell/page-freshness';
import { Tooltip } from '@/components/ui/tooltip';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useNow } from '@/lib/client/use-now';
import { useStatus } from '@/lib/client/use-status';
import type { Status } from '@/lib/contract/status';

/**
 * The age of the page's rows, or of everything collected on pages about all of it; if the service fails, that instead.
 * Exact times and the reason are shown on hover and focus. Leads to Collection.
 */
export function Freshness() {
  const format = useFormat();
  const now = useNow();
  const known = useStatus();
  const own = usePageTimes();
  const status = useHydrated() ? known : undefined;
  if (!status || now === null) return null;
  const times = own ?? status.freshness;
  const isFailing = status.service.state === 'failing';
  const text = isFailing ? failureText(status, times, format, now) : ageText(times, format, now);
  if (!text) return null;
  return (
    <Tooltip text={detail(status, times, format)}>
      <Link
        href="/collection"
        prefetch={false}
        className={`inline-block min-h-6 min-w-0 truncate text-caption leading-6 hover:underline ${isFailing ? '' : 'text-ink-3'}`}
      >
        {text}
      </Link>
    </Tooltip>
  );
}

function failureText({ service }: Status, { fetchedAt }: Times, format: Format, now: number): string {
  const what =
    service.problem?.code === 'key_refused' ? 'The service does not accept the key' : 'The service is not answering';
  return fetchedAt ? `${what}; last fetch ${format.age(fetchedAt, now)}` : what;
}

function ageText({ crawledAt, fetchedAt }: Times, format: Format, now: number): string {
  return [crawledAt && `crawled ${format.moment(crawledAt, now)}`, fetchedAt && `fetched ${format.age(fetchedAt, now)}`]
    .filter(Boolean)
    .join(', ');
}

function detail({ service }: Status, { crawledAt, fetchedAt }: Times, format: Format): string {
  const times = [
    crawledAt && `Newest data crawled ${format.dateTime(crawledAt)}.`,
    fetchedAt && `Last fetched from the service ${format.dateTime(fetchedAt)}.`,
  ];
  const reason = service.state === 'failing' ? service.problem?.title : null;
  return [reason, ...times].filter(Boolean).join(' ');
}
