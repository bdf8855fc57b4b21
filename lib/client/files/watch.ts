import { requestJson } from '@/lib/client/query/request';
import { type DownloadProgress, downloadProgress } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';
import type { QueueItem, Source } from './queue-item';

/** Window over which the speed is measured. Milliseconds. */
const SPEED_WINDOW = 5_000;
const COUNT_EVERY_MS = 1_000;

export type Watch = ReturnType<typeof watchDownload>;

/** Measures a download: its bytes and its speed. Fetches its count of files. */
export function watchDownload({ id }: Source, onMeasured: (measured: Partial<QueueItem>) => void) {
  let received = 0;
  let samples: { time: number; received: number }[] = [];

  /** Fetches the count of files. */
  async function count(): Promise<void> {
    try {
      onMeasured({ files: await requestJson<DownloadProgress>(`/api${requestTarget(downloadProgress, { id })}`) });
    } catch {
      // The count is polled, and the download itself reports its failure.
    }
  }
  const counting = setInterval(() => void count(), COUNT_EVERY_MS);

  function speed(now: number): number | null {
    samples = samples.filter(({ time }, index) => index === samples.length - 1 || now - time <= SPEED_WINDOW);
    const [first] = samples;
    if (!first || received <= first.received) return null;
    return (received - first.received) / Math.max((now - first.time) / 1000, 0.001);
  }

  return {
    /** @param bytes received so far */
    receive(bytes: number) {
      received = bytes;
      if (samples.length === 0) samples.push({ time: performance.now(), received });
    },
    /** Reports the measurements since the last report. */
    report() {
      if (received === 0) return;
      const now = performance.now();
      onMeasured({ received, speed: speed(now) });
      samples.push({ time: now, received });
    },
    count,
    close: () => clearInterval(counting),
  };
}
