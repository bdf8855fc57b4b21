import { RequestProblem } from '@/lib/client/request-problem';
import { saveFile } from '@/lib/client/save-file';
import type { Problem } from '@/lib/contract/problem';
import { type KeptItems, keptItems } from './kept-items';
import { alone, liveHere, livesOn, onCommand, PAGE, sendCommand, whenGone } from './pages';
import { type OpenPart, openPart, type Part, sweepParts } from './parts';
import { again, type Command, canGoOn, fresh, isOpen, isSame, type QueueItem, type Source } from './queue-item';
import type { Progress } from './transfer';

const bring = () => import('./bring');

const AT_ONCE = 2;
const REPORT_EVERY_MS = 200;
/** How far a running one is, is kept for other pages and for later this often. Milliseconds. */
const KEEP_EVERY_MS = 1_000;

type Change = (items: readonly QueueItem[]) => readonly QueueItem[];

interface Means {
  open?: OpenPart;
  kept?: KeptItems;
  save?: (file: Blob, name: string) => void;
}

/**
 * Downloads by click, a few at once, outside of any component: moving between pages does not touch them, and a page that
 * is opened later goes on with what one that is gone had begun. React reads it by `useSyncExternalStore`.
 */
export class DownloadQueue {
  #items: readonly QueueItem[] = [];
  #listeners = new Set<() => void>();
  /** Those that run here. */
  #running = new Map<string, AbortController>();
  #parts = new Map<string, Part>();
  #watched = new Set([PAGE]);
  #open: OpenPart;
  #kept: KeptItems;
  #save: (file: Blob, name: string) => void;

  constructor({ open = openPart, kept = keptItems, save = saveFile }: Means = {}) {
    this.#open = open;
    this.#kept = kept;
    this.#save = save;
  }

  items = (): readonly QueueItem[] => this.#items;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what this browser keeps. Once, where there is a browser. */
  start(): void {
    liveHere();
    onCommand((command, id) => this.#do(command, id));
    this.#kept.onOthers(() => this.#look());
    this.#look();
    void sweepParts(new Set(this.#items.map(({ id }) => id)));
  }

  /** Adds a download, unless the very same one waits or runs already: a double click is one download. */
  add(label: string, source: Source): void {
    this.#commit((items) =>
      items.some((item) => isOpen(item) && isSame(item.source, source))
        ? items
        : [...items, fresh(crypto.randomUUID(), label, source, PAGE)],
    );
    this.#pump();
  }

  /** What runs in another page is left to that page. */
  command(command: Command, id: string): void {
    const item = this.#items.find((one) => one.id === id);
    if (item?.state === 'running' && item.owner !== PAGE) sendCommand(item.owner, command, id);
    else this.#do(command, id);
  }

  /** Forgets those that have ended. */
  clear(ids: readonly string[]): void {
    for (const id of ids) void this.#drop(id);
    this.#commit((items) => items.filter((item) => isOpen(item) || !ids.includes(item.id)));
  }

  #do(command: Command, id: string): void {
    const controller = this.#running.get(id);
    controller?.abort();
    if (command === 'remove') {
      if (!controller) this.#drop(id);
      this.#commit((items) => items.filter((item) => item.id !== id));
    } else
      this.#change(id, (item) => {
        if (command === 'retry') return item.state === 'running' ? item : again(item, PAGE);
        if (!isOpen(item)) return item;
        return { ...item, state: command === 'pause' ? 'paused' : 'cancelled', owner: PAGE, speed: null, quiet: null };
      });
    this.#pump();
  }

  #pump(): void {
    const mine = this.#items.filter(({ id, state, owner }) => {
      return state === 'waiting' && owner === PAGE && !this.#running.has(id);
    });
    for (const { id } of mine.slice(0, Math.max(0, AT_ONCE - this.#running.size))) {
      const controller = new AbortController();
      this.#running.set(id, controller);
      void alone(id, () => this.#run(id, controller.signal)).finally(() => {
        this.#running.delete(id);
        if (!this.#items.some((item) => item.id === id)) this.#drop(id);
        this.#pump();
      });
    }
  }

  async #run(id: string, signal: AbortSignal): Promise<void> {
    const means = await bring().catch(() => null);
    const item = this.#kept.read().find((one) => one.id === id);
    if (item?.state !== 'waiting' || item.owner !== PAGE || signal.aborted) return;
    if (!means) return this.#change(id, (one) => ({ ...one, state: 'failed', problem: OUTDATED }));
    const { transfer, watched } = means;
    const { source } = item;
    this.#change(id, (one) => ({ ...one, state: 'running' }));
    const part = this.#parts.get(id) ?? (await this.#open(id));
    this.#parts.set(id, part);
    const watch = watched(source, (seen) => this.#show(id, seen));
    const reporting = setInterval(() => watch.report(), REPORT_EVERY_MS);
    const keeping = setInterval(() => this.#commit((items) => items), KEEP_EVERY_MS);
    let tag: string | null = null;
    const take = (progress: Progress) => {
      watch.take(progress);
      if (progress.tag === tag) return;
      tag = progress.tag;
      // Without it, bytes that lie here are of no use to a page that is opened later.
      watch.report();
      this.#commit((items) => items);
    };
    try {
      const fileName = await transfer(source, part, item, signal, take);
      const saved = await part.file();
      this.#save(saved, fileName);
      await watch.end();
      watch.report();
      this.#change(id, (one) => ({ ...one, state: 'done', fileName, quiet: null }));
    } catch (error) {
      // What breaks because the page goes has not failed: the next page goes on with it.
      if (!signal.aborted) await livesOn();
      // A connection that breaks gives no reason; the progress of the download does.
      if (!signal.aborted) await watch.end();
      watch.report();
      const reason = this.#items.find((one) => one.id === id)?.files?.problem;
      const problem = signal.aborted ? null : (reason ?? problemOf(error));
      this.#change(id, (one) => ({ ...one, quiet: null, speed: null, ...(problem && { state: 'failed', problem }) }));
      const ended = this.#items.find((one) => one.id === id);
      if (!ended || !canGoOn(ended)) await this.#drop(id);
    } finally {
      clearInterval(reporting);
      clearInterval(keeping);
      watch.close();
    }
  }

  async #drop(id: string): Promise<void> {
    const part = this.#parts.get(id);
    this.#parts.delete(id);
    await (part ?? (await this.#open(id))).discard();
  }

  /** Takes up what other pages wrote, and what pages that are gone had begun. */
  #look(): void {
    this.#show();
    for (const { owner } of this.#items) {
      if (this.#watched.has(owner)) continue;
      this.#watched.add(owner);
      whenGone(owner, () => this.#adopt(owner));
    }
    this.#pump();
  }

  #adopt(owner: string): void {
    const theirs = this.#kept.read().filter((item) => item.owner === owner);
    this.#commit((items) => items.map((item) => (item.owner === owner && isOpen(item) ? adopted(item) : item)));
    // The copy of what was saved lies there for the page that saved it.
    for (const { id } of theirs.filter(({ state }) => state === 'done')) void this.#drop(id);
    this.#pump();
  }

  #change(id: string, next: (item: QueueItem) => QueueItem): void {
    this.#commit((items) => items.map((item) => (item.id === id ? next(item) : item)));
  }

  /** Writes a change upon what all pages have written. */
  #commit(change: Change): void {
    this.#items = change(this.#current());
    this.#kept.write(this.#items);
    this.#tell();
  }

  /** Shows how far one is, without writing it. */
  #show(id?: string, seen: Partial<QueueItem> = {}): void {
    this.#items = this.#current().map((item) => (item.id === id ? { ...item, ...seen } : item));
    this.#tell();
  }

  /** What is kept; of what runs here, what is known here. */
  #current(): readonly QueueItem[] {
    return this.#kept.read().map((item) => {
      const here = this.#running.has(item.id) ? this.#items.find(({ id }) => id === item.id) : undefined;
      return here ?? item;
    });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The one queue of this page's lifetime. */
export const downloads = new DownloadQueue();
if (typeof window !== 'undefined') downloads.start();

function adopted(item: QueueItem): QueueItem {
  const state = item.state === 'running' ? 'waiting' : item.state;
  return { ...item, state, owner: PAGE, speed: null, quiet: null };
}

const OUTDATED: Problem = {
  code: 'internal',
  title: 'This page is of an older version of the dashboard. Reload it, then retry.',
  retryable: true,
};

function problemOf(error: unknown): Problem {
  if (error instanceof RequestProblem) return error.problem;
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return {
    code: 'internal',
    title: full ? 'The disk is full. Make room, then retry.' : 'The browser could not save the file. Retry.',
    retryable: true,
  };
}
