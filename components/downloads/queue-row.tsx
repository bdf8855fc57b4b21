'use client';

import { RotateCw, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { Truncated } from '@/components/ui/truncated';
import { downloads } from '@/lib/client/downloads/queue';
import { isOpen, type QueueItem } from '@/lib/client/downloads/queue-item';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

export function QueueRow({ item }: { item: QueueItem }) {
  const format = useFormat();
  const { id, label, state, received, total } = item;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-2">
      <div className="min-w-0">
        <Truncated text={item.fileName ?? label} />
        <p className={state === 'failed' ? 'text-caption text-off-target' : 'text-caption text-ink-3'}>
          {sentence(item, format)}
        </p>
      </div>
      {isOpen(item) ? (
        <IconButton label={`Cancel ${label}`} onClick={() => downloads.cancel(id)}>
          <X aria-hidden />
        </IconButton>
      ) : null}
      {state === 'failed' || state === 'cancelled' ? (
        <IconButton label={`Retry ${label}`} onClick={() => downloads.retry(id)}>
          <RotateCw aria-hidden />
        </IconButton>
      ) : null}
      {state === 'running' ? (
        <Progress className="col-span-2 mt-1" label={label} value={total === null ? null : received / total} />
      ) : null}
    </li>
  );
}

function sentence({ state, received, total, speed, problem }: QueueItem, format: Format): string {
  const bytes = total === null ? format.bytes(received) : `${format.bytes(received)} of ${format.bytes(total)}`;
  switch (state) {
    case 'waiting':
      return 'Waiting for its turn';
    case 'running':
      return [received > 0 ? bytes : 'Asked, waiting for the first byte', speed && `${format.speed(speed)}${left()}`]
        .filter(Boolean)
        .join(' · ');
    case 'done':
      return `Saved, ${format.bytes(received)}`;
    case 'cancelled':
      return `Cancelled after ${format.bytes(received)}; nothing was saved`;
    case 'failed':
      return problem?.title ?? 'Failed';
  }

  function left() {
    if (total === null || !speed) return '';
    const seconds = Math.ceil((total - received) / speed);
    return seconds > 90 ? ` · ${Math.ceil(seconds / 60)} min left` : ` · ${seconds} s left`;
  }
}
