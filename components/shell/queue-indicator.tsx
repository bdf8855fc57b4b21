'use client';

import { Download } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { foldedWordClass, navRowClass } from '@/components/shell/nav-row';
import { cn } from '@/components/ui/cn';
import { PAGE } from '@/lib/client/files/pages';
import { isOpen } from '@/lib/client/files/queue-item';
import { useQueue } from '@/lib/client/files/use-queue';
import { useFormat } from '@/lib/client/format/use-format';

const DOWNLOADS = '/downloads';

interface QueueIndicatorProps {
  /** Shows only an icon and a count between 700 and 1,100 pixels. */
  folds?: boolean;
}

/**
 * Running and failed downloads, on every page. While this page runs one, closing it asks for confirmation, as the download
 * would restart.
 */
export function QueueIndicator({ folds }: QueueIndicatorProps) {
  const format = useFormat();
  const pathname = usePathname();
  const items = useQueue();
  const open = items.filter(isOpen).length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const busy = items.some(({ state, owner, received }) => state === 'running' && owner === PAGE && received > 0);
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  if (open + failed === 0) return null;
  return (
    <Link
      href={pathname === DOWNLOADS ? '#queue' : `${DOWNLOADS}#queue`}
      prefetch={false}
      title="Show the queue of downloads"
      className={cn(navRowClass, folds && 'max-lg:h-auto max-lg:flex-col max-lg:gap-0 max-lg:py-1')}
    >
      <Download aria-hidden className="size-4 shrink-0" />
      <span className={cn('whitespace-nowrap', folds && foldedWordClass)}>
        {open > 0 ? format.count(open, 'download') : `${format.integer(failed)} failed`}
      </span>
      {folds ? (
        <span aria-hidden className="text-caption lg:hidden">
          {format.integer(open || failed)}
        </span>
      ) : null}
    </Link>
  );
}
