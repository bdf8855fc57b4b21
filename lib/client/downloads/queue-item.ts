import type { Problem } from '@/lib/contract/problem';
import type { Progress, Source } from './transfer';

export type QueueState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** One download as people see it in the queue. */
export interface QueueItem {
  readonly id: string;
  readonly label: string;
  readonly source: Source;
  readonly state: QueueState;
  readonly received: number;
  readonly total: number | null;
  /** Bytes a second since it began or went on; null before there is anything to measure. */
  readonly speed: number | null;
  readonly problem?: Problem;
  /** The name under which it was saved. */
  readonly fileName?: string;
}

export function isOpen({ state }: QueueItem): boolean {
  return state === 'waiting' || state === 'running';
}

export function isSame(a: Source, b: Source) {
  return a.url === b.url && String(a.form ?? '') === String(b.form ?? '');
}

export function fresh(id: string, label: string, source: Source): QueueItem {
  return { id, label, source, state: 'waiting', received: 0, total: null, speed: null };
}

export function speedOf({ received }: Progress, started: { at: number; received: number }) {
  const seconds = Math.max((performance.now() - started.at) / 1000, 0.001);
  return received > started.received ? (received - started.received) / seconds : null;
}
