import { inject } from 'vitest';
import type { Address } from '@/lib/clickhouse/open-client';

/** Returns the engine of the worker that runs the test. */
export function workerEngine(): Address {
  const engines = inject('engines');
  const worker = Number(process.env.VITEST_POOL_ID ?? 1);
  const engine = engines[(worker - 1) % engines.length];
  if (!engine) throw new Error('No engine was started for the tests.');
  return engine;
}
