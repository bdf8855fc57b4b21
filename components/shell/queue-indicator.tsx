'use client';

import { Download } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { foldedWordClass, navRowClass } from '@/components/shell/nav-row';
import { cn } from '@/components/ui/cn';
import { canGoOn, isOpen, type QueueItem } from '@/lib/client/downloads/queue-item';
import { useQueue } from '@/lib/client/downloads/use-queue';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

const DOWNLOADS = '/downloads';

interface QueueIndicatorProps {
  /** An icon and a count between 700 and 1,100 pixels. */
  folds?: boolean;
}

/** Downloads that run or have failed, on every page; leaving is asked about while one runs that would begin again. */
export function QueueIndicator({ folds }: QueueIndicatorProps) {
  const format = useFormat();
  const here = usePathname();
  const items = useQueue();
  const open = items.filter(isOpen).length;
  const busy = items.some((item) => item.state === 'running' && item.received > 0 && !canGoOn(item));
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  const text = summary(items, format);
  if (!text) return null;
  return (
    <Link
      href={here === DOWNLOADS ? '#queue' : `${DOWNLOADS}#queue`}
      prefetch={false}
      title="Show the queue of downloads"
      className={cn(navRowClass, folds && 'max-lg:h-auto max-lg:flex-col max-lg:gap-0 max-lg:py-1')}
    >
      <Download aria-hidden className="size-4 shrink-0" />
      <span className={cn('whitespace-nowrap', folds && foldedWordClass)}>{text}</span>
      {folds ? (
        <span aria-hidden className="text-caption lg:hidden">
          {format.integer(open || failedCount(items))}
        </span>
      ) : null}
    </Link>
  );
}

/** "2 downloads, 43%"; the share only while the size of all that runs is known. Empty when there is nothing to say. */
function summary(items: readonly QueueItem[], format: Format): string {
  const open = items.filter(isOpen);
  const failed = failedCount(items);
  if (open.length === 0) return failed > 0 ? `${format.integer(failed)} failed` : '';
  const running = open.filter(({ state }) => state === 'running');
  const sizes = running.map(({ total }) => total);
  const total = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const received = running.reduce((sum, item) => sum + item.received, 0);
  const share = total > 0 && !sizes.includes(null) ? `, ${format.percent(received / total, 0)}` : '';
  return `${format.integer(open.length)} ${open.length === 1 ? 'download' : 'downloads'}${share}`;
}

function failedCount(items: readonly QueueItem[]): number {
  return items.filter(({ state }) => state === 'failed').length;
}
