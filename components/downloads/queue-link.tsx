'use client';

import { isOpen } from '@/lib/client/files/queue-item';
import { useQueue } from '@/lib/client/files/use-queue';
import { useFormat } from '@/lib/client/format/use-format';

/** Links to the queue on narrow screens, where it is below the calendar. */
export function QueueLink() {
  const format = useFormat();
  const items = useQueue();
  const running = items.filter(isOpen).length;
  const hasFailed = items.at(-1)?.state === 'failed';
  if (running === 0 && !hasFailed) return null;
  return (
    <a href="#queue" className="underline lg:hidden">
      {running > 0 ? `${format.count(running, 'download')} running` : 'The last download failed'}
    </a>
  );
}
