import { RequestProblem } from '@/lib/client/request-problem';
import type { Problem } from '@/lib/contract/problem';
import { openSink, type Sink } from './sink';
import { type Progress, type Source, transfer } from './transfer';

export type QueueState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** One download as people see it in the queue. */
export interface QueueItem {
  readonly id: string;
  readonly label: string;
  readonly source: Source;
  readonly state: QueueState;
  readonly received: number;
  readonly total: number | null;
  /** Bytes a second since it began; null before there is anything to measure. */
  readonly speed: number | null;
  readonly problem?: Problem;
  /** The name under which it was saved. */
  readonly fileName?: string;
}

const AT_ONCE = 2;
const REPORT_EVERY_MS = 200;

/**
 * Downloads by click, a few at once, outside of any component: moving between pages does not touch them. React reads it
 * by `useSyncExternalStore`.
 */
export class DownloadQueue {
  #items: readonly QueueItem[] = [];
  #listeners = new Set<() => void>();
  #controllers = new Map<string, AbortController>();
  #open: (id: string) => Promise<Sink>;

  constructor(open = openSink) {
    this.#open = open;
  }

  items = (): readonly QueueItem[] => this.#items;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds a download, unless the very same one waits or runs already: a double click is one download. */
  add(label: string, source: Source): void {
    if (this.#items.some((item) => isOpen(item) && isSame(item.source, source))) return;
    this.#set([...this.#items, fresh(crypto.randomUUID(), label, source)]);
    this.#pump();
  }

  cancel(id: string): void {
    this.#controllers.get(id)?.abort();
    this.#change(id, (item) => (isOpen(item) ? { ...item, state: 'cancelled' } : item));
    this.#pump();
  }

  retry(id: string): void {
    this.#change(id, (item) => (isOpen(item) ? item : fresh(id, item.label, item.source)));
    this.#pump();
  }

  /** Forgets all that have ended. */
  clear(): void {
    this.#set(this.#items.filter(isOpen));
  }

  #pump() {
    const running = this.#items.filter(({ state }) => state === 'running').length;
    for (const item of this.#items.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - running))
      void this.#run(item);
  }

  async #run({ id, source }: QueueItem) {
    const controller = new AbortController();
    this.#controllers.set(id, controller);
    this.#change(id, (item) => ({ ...item, state: 'running' }));
    const started = performance.now();
    let reported = Number.NEGATIVE_INFINITY;
    let progress: Progress = { received: 0, total: null };
    const report = () => this.#change(id, (item) => ({ ...item, ...progress, speed: speedOf(progress, started) }));
    const sink = await this.#open(crypto.randomUUID());
    try {
      const fileName = await transfer(source, sink, controller.signal, (now) => {
        progress = now;
        if (performance.now() - reported < REPORT_EVERY_MS) return;
        reported = performance.now();
        report();
      });
      report();
      await sink.finish(fileName);
      this.#change(id, (item) => ({ ...item, state: 'done', fileName }));
    } catch (error) {
      await sink.discard();
      if (!controller.signal.aborted)
        this.#change(id, (item) => ({ ...item, state: 'failed', problem: problemOf(error) }));
    }
    if (this.#controllers.get(id) === controller) this.#controllers.delete(id);
    this.#pump();
  }

  #change(id: string, next: (item: QueueItem) => QueueItem) {
    this.#set(this.#items.map((item) => (item.id === id ? next(item) : item)));
  }

  #set(items: readonly QueueItem[]) {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

/** The one queue of this page's lifetime. */
export const downloads = new DownloadQueue();

export function isOpen({ state }: QueueItem): boolean {
  return state === 'waiting' || state === 'running';
}

function isSame(a: Source, b: Source) {
  return a.url === b.url && String(a.form ?? '') === String(b.form ?? '');
}

function fresh(id: string, label: string, source: Source): QueueItem {
  return { id, label, source, state: 'waiting', received: 0, total: null, speed: null };
}

function speedOf({ received }: Progress, started: number) {
  return received > 0 ? received / Math.max((performance.now() - started) / 1000, 0.001) : null;
}

function problemOf(error: unknown): Problem {
  if (error instanceof RequestProblem) return error.problem;
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return {
    code: 'internal',
    title: full ? 'The disk is full. Make room, then retry.' : 'The browser could not save the file. Retry.',
    retryable: true,
  };
}
