import { RequestProblem } from '@/lib/client/request-problem';
import type { Problem } from '@/lib/contract/problem';
import { fresh, isOpen, isSame, type QueueItem, speedOf } from './queue-item';
import { openSink, type Sink } from './sink';
import { canGoOn, type Part, type Progress, type Source, transfer } from './transfer';

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
  /** What came of downloads that broke, for a retry to go on from. */
  #parts = new Map<string, Part>();
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
    this.#drop(id);
    this.#change(id, (item) => (isOpen(item) ? { ...item, state: 'cancelled' } : item));
    this.#pump();
  }

  retry(id: string): void {
    this.#change(id, (item) => (isOpen(item) ? item : fresh(id, item.label, item.source)));
    this.#pump();
  }

  /** Forgets all that have ended. */
  clear(): void {
    for (const { id } of this.#items.filter((item) => !isOpen(item))) this.#drop(id);
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
    const broken = this.#parts.get(id);
    this.#parts.delete(id);
    const part = broken ?? { sink: await this.#open(crypto.randomUUID()), received: 0, tag: null };
    const started = { at: performance.now(), received: part.received };
    let progress: Progress = { received: part.received, total: null };
    const report = (more: Partial<QueueItem> = {}) => {
      if (controller.signal.aborted) return;
      this.#change(id, (item) => ({ ...item, ...progress, speed: speedOf(progress, started), ...more }));
    };
    const reporting = setInterval(report, REPORT_EVERY_MS);
    try {
      const fileName = await transfer(source, part, controller.signal, (now) => {
        progress = now;
      });
      await part.sink.finish(fileName);
      report({ state: 'done', fileName });
    } catch (error) {
      if (!controller.signal.aborted && canGoOn(part)) this.#parts.set(id, part);
      else await part.sink.discard();
      report({ state: 'failed', problem: problemOf(error) });
    }
    clearInterval(reporting);
    if (this.#controllers.get(id) === controller) this.#controllers.delete(id);
    this.#pump();
  }

  #drop(id: string) {
    void this.#parts.get(id)?.sink.discard();
    this.#parts.delete(id);
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

function problemOf(error: unknown): Problem {
  if (error instanceof RequestProblem) return error.problem;
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return {
    code: 'internal',
    title: full ? 'The disk is full. Make room, then retry.' : 'The browser could not save the file. Retry.',
    retryable: true,
  };
}
