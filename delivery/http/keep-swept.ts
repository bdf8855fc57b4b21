import type { FastifyBaseLogger } from 'fastify';
import { sweep } from '@/delivery/loads/sweep';
import type { Database } from '@/lib/clickhouse/client';

const EVERY_MS = 15 * 60_000;

/** Sweeps replaced rows periodically while the service runs. After a failure, the next sweep tries again. */
export function keepSwept(db: Database, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const stopped = new AbortController();
  let sweeping = Promise.resolve();

  async function once() {
    try {
      const loads = await sweep(db, { signal: stopped.signal });
      if (loads > 0) log.info({ loads }, 'removed the rows of replaced files');
    } catch (error) {
      if (!stopped.signal.aborted) log.warn({ err: error }, 'removing the rows of replaced files failed');
    }
  }
  const timer = setInterval(() => {
    sweeping = sweeping.then(once);
  }, EVERY_MS);

  return {
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await sweeping;
    },
  };
}
