import { refuseFailure } from '@/lib/client/request-problem';
import { downloadZipProgress } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';
import { tellLearned } from './learned';
import type { QueueItem, Source, ZipCount } from './queue-item';
import type { Progress } from './transfer';

/** How fast a file comes is measured over this time. Milliseconds. */
const LATELY = 5_000;
/** A body that stands still is said to, after this many seconds. */
const QUIET_AFTER = 3;
const ZIP_EVERY_MS = 1_000;

interface Watch {
  take(progress: Progress): void;
  /** Tells what was seen since. */
  report(): void;
  /** Looks at a zip for the last time. */
  end(): Promise<void>;
  close(): void;
}

/** Watches a download: how far it is, how fast it comes, whether it stands still, and how many files a zip holds. */
export function watched(source: Source, onSeen: (seen: Partial<QueueItem>) => void): Watch {
  let progress: Progress | null = null;
  let heardAt = performance.now();
  let samples: { at: number; received: number }[] = [];
  const { zip } = source;

  async function lookAtZip(): Promise<void> {
    const files = zip ? await zipCount(zip) : null;
    if (!files) return;
    onSeen({ files });
    tellLearned();
  }
  const looking = zip ? setInterval(() => void lookAtZip(), ZIP_EVERY_MS) : undefined;

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
    end: lookAtZip,
    close: () => clearInterval(looking),
  };
}

async function zipCount(id: string): Promise<ZipCount | null> {
  try {
    const response = await fetch(`/api${requestTarget(downloadZipProgress, { id })}`);
    await refuseFailure(response);
    return await response.json();
  } catch {
    // It is looked at again in a moment; the download itself says what is wrong.
    return null;
  }
}
