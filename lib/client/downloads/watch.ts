import { refuseFailure } from '@/lib/client/request-problem';
import { downloadProgress } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';
import type { FileCount, QueueItem, Source } from './queue-item';
import type { Progress } from './transfer';

/** How fast a file comes is measured over this time. Milliseconds. */
const LATELY = 5_000;
/** A body that stands still is said to, after this many seconds. */
const QUIET_AFTER = 3;
const COUNT_EVERY_MS = 1_000;

interface Watch {
  take(progress: Progress): void;
  /** Tells what was seen since. */
  report(): void;
  /** Counts the files for the last time. */
  end(): Promise<void>;
  close(): void;
}

/** Measures a download: its bytes, speed, pauses, and files so far. */
export function watched(source: Source, onSeen: (seen: Partial<QueueItem>) => void): Watch {
  let progress: Progress | null = null;
  let heardAt = performance.now();
  let samples: { at: number; received: number }[] = [];
  const { id } = source;

  async function showCount(): Promise<void> {
    const files = id ? await fetchCount(id) : null;
    if (files) onSeen({ files });
  }
  const counting = id ? setInterval(() => void showCount(), COUNT_EVERY_MS) : undefined;

  function speed(now: number): number | null {
    samples = samples.filter(({ at }, index) => index === samples.length - 1 || now - at <= LATELY);
    const [first] = samples;
    if (!first || !progress || progress.received <= first.received) return null;
    return (progress.received - first.received) / Math.max((now - first.at) / 1000, 0.001);
  }

  return {
    take(next) {
      const now = performance.now();
      if (next.received !== progress?.received) heardAt = now;
      if (samples.length === 0) samples.push({ at: now, received: next.received });
      progress = next;
    },
    report() {
      if (!progress) return;
      const now = performance.now();
      const quiet = Math.floor((now - heardAt) / 1000);
      onSeen({ ...progress, speed: speed(now), quiet: quiet >= QUIET_AFTER ? quiet : null });
      samples.push({ at: now, received: progress.received });
    },
    end: showCount,
    close: () => clearInterval(counting),
  };
}

async function fetchCount(id: string): Promise<FileCount | null> {
  try {
    const response = await fetch(`/api${requestTarget(downloadProgress, { id })}`);
    await refuseFailure(response);
    return await response.json();
  } catch {
    // It is requested again in a moment, and the download itself reports what is wrong.
    return null;
  }
}
