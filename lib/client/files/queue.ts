import { randomId } from '@/lib/client/browser/random-id';
import { saveFile } from '@/lib/client/files/save-file';
import { loadCode } from '@/lib/client/query/load-code';
import { RequestProblem } from '@/lib/client/query/request-problem';
import { isSignInProblem, SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';
import type { Problem } from '@/lib/contract/problem';
import { type FileStore, fileStore } from './file-store';
import { holdPageLock, onCommand, onPageClosed, PAGE, runExclusively, sendCommand, untilNotLeaving } from './pages';
import { type Command, isOpen, isSame, newItem, type QueueItem, type Source } from './queue-item';
import { type StoredItems, storedItems } from './stored-items';
import type { Watch } from './watch';

const loadTransfer = () => loadCode(() => import('./bring'));

const MAX_RUNNING = 2;
const SHOW_EVERY_MS = 200;
/** How often the progress of a download is stored, for other pages. */
const STORE_EVERY_MS = 1_000;

type Change = (items: readonly QueueItem[]) => readonly QueueItem[];

interface Browser {
  files: FileStore;
  stored: StoredItems;
  save: (file: Blob, name: string) => void;
}

/**
 * Queue of downloads that the server creates. It runs a few at once, the oldest first. The queue is outside of any
 * component, so that it continues while other pages are opened. A page that is opened later restarts the unfinished
 * downloads of a closed page. After the end of the sign-in downloads wait for the next one. React reads it by `useSyncExternalStore`.
 */
export class DownloadQueue {
  #items: readonly QueueItem[] = [];
  #listeners = new Set<() => void>();
  /** Downloads that run in this page. */
  #running = new Map<string, AbortController>();
  #watched = new Set([PAGE]);

  constructor(private readonly browser: Browser = { files: fileStore, stored: storedItems, save: saveFile }) {}

  items = (): readonly QueueItem[] => this.#items;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the stored queue. Called once, in a browser. */
  start(): void {
    holdPageLock();
    onCommand((command, id) => this.#do(command, id));
    this.browser.stored.onOthers(() => this.#readStored());
    signIn.subscribe(() => this.#startNext());
    this.#readStored();
    void this.browser.files.removeExcept(this.#items.map(({ id }) => id));
  }

  /** Adds a download, unless the same one is waiting, running or paused, so that a double click adds only one. */
  add(label: string, source: Source): void {
    this.#commit((items) =>
      items.some((item) => isOpen(item) && isSame(item.source, source))
        ? items
        : [...items, newItem({ id: randomId(), label, source }, PAGE)],
    );
    this.#startNext();
  }

  /** Sends the command to the page in which the download runs. */
  command(command: Command, id: string): void {
    const item = this.#items.find((item) => item.id === id);
    if (item?.state === 'running' && item.owner !== PAGE) sendCommand(item.owner, command, id);
    else this.#do(command, id);
  }

  #do(command: Command, id: string): void {
    this.#running.get(id)?.abort();
    if (command === 'remove') {
      void this.browser.files.remove(id);
      this.#commit((items) => items.filter((item) => item.id !== id));
    } else
      this.#change(id, (item) => {
        if (command === 'retry') return item.state === 'running' ? item : newItem(item, PAGE);
        if (!isOpen(item)) return item;
        return { ...item, state: command === 'pause' ? 'paused' : 'cancelled', owner: PAGE };
      });
    this.#startNext();
  }

  #startNext(): void {
    this.#explainWaiting();
    if (signIn.hasEnded()) return;
    const waiting = this.#items.filter(({ id, state, owner }) => {
      return state === 'waiting' && owner === PAGE && !this.#running.has(id);
    });
    for (const { id } of waiting.slice(0, Math.max(0, MAX_RUNNING - this.#running.size))) {
      const controller = new AbortController();
      this.#running.set(id, controller);
      void runExclusively(id, () => this.#run(id, controller.signal)).finally(() => {
        this.#running.delete(id);
        // Another page may have changed the item, which would be started again without end.
        this.#show();
        this.#startNext();
      });
    }
  }

  /** States at the waiting downloads of this page that the sign-in has ended, or removes it after the next one. */
  #explainWaiting(): void {
    const hasEnded = signIn.hasEnded();
    const isWrong = ({ id, state, owner, problem }: QueueItem) =>
      state === 'waiting' && owner === PAGE && !this.#running.has(id) && (problem?.code === 'signed_out') !== hasEnded;
    if (!this.#items.some(isWrong)) return;
    const problem = hasEnded ? SIGN_IN_ENDED : undefined;
    this.#commit((items) => items.map((item) => (isWrong(item) ? { ...item, problem } : item)));
  }

  async #run(id: string, signal: AbortSignal): Promise<void> {
    const loaded = await loadTransfer().catch((error: unknown) => ({ error }));
    const item = this.browser.stored.read().find((item) => item.id === id);
    if (item?.state !== 'waiting' || item.owner !== PAGE || signal.aborted) return;
    if ('error' in loaded) return this.#stop(id, loaded.error);
    this.#change(id, (item) => ({ ...item, state: 'running', problem: undefined }));
    const watch = loaded.watchDownload(item.source, (measured) => {
      if (!signal.aborted) this.#show(id, measured);
    });
    const showing = setInterval(() => watch.report(), SHOW_EVERY_MS);
    const storing = setInterval(() => this.#commit((items) => items), STORE_EVERY_MS);
    try {
      const write = (bytes: Parameters<FileStore['write']>[1]) => this.browser.files.write(id, bytes);
      const { file, name } = await loaded.transfer(item.source, write, signal, watch.receive);
      this.browser.save(file, name);
      clearInterval(showing);
      watch.report();
      // Counting its files may take a while. The same choice is another download by now.
      this.#change(id, (item) => ({ ...item, state: 'done', fileName: name }));
      await watch.count();
      this.#commit((items) => items);
    } catch (error) {
      await this.#fail(id, signal, error, watch);
    } finally {
      clearInterval(showing);
      clearInterval(storing);
      watch.close();
    }
  }

  async #fail(id: string, signal: AbortSignal, error: unknown, watch: Watch): Promise<void> {
    await this.browser.files.remove(id);
    // Requests also fail when the user leaves the page. The next page restarts the download.
    if (!signal.aborted) await untilNotLeaving();
    // A broken connection has no reason, but the progress of the download has one.
    if (!signal.aborted) await watch.count();
    if (signal.aborted) return;
    watch.report();
    this.#stop(id, error);
  }

  #stop(id: string, error: unknown): void {
    const problem = problemOf(error);
    this.#change(id, (item) =>
      isSignInProblem(error)
        ? { ...newItem(item, PAGE), problem }
        : { ...item, state: 'failed', problem: item.files?.problem ?? problem },
    );
  }

  /** Shows the items that other pages stored, and takes over the downloads of closed pages. */
  #readStored(): void {
    this.#show();
    for (const { owner } of this.#items) {
      if (this.#watched.has(owner)) continue;
      this.#watched.add(owner);
      onPageClosed(owner, () => this.#takeOver(owner));
    }
    this.#startNext();
  }

  #takeOver(owner: string): void {
    this.#commit((items) =>
      items.map((item) => {
        if (item.owner !== owner || !isOpen(item)) return item;
        return item.state === 'running' ? newItem(item, PAGE) : { ...item, owner: PAGE };
      }),
    );
    // The closed page has saved these files, so their stored copies are not needed.
    for (const item of this.#items)
      if (item.owner === owner && item.state === 'done') void this.browser.files.remove(item.id);
    this.#startNext();
  }

  #change(id: string, next: (item: QueueItem) => QueueItem): void {
    this.#commit((items) => items.map((item) => (item.id === id ? next(item) : item)));
  }

  /** Applies a change to the stored items of all pages. */
  #commit(change: Change): void {
    this.#items = change(this.#current());
    this.browser.stored.write(this.#items);
    this.#notify();
  }

  /** Shows measurements of a download without storing them. */
  #show(id?: string, measured: Partial<QueueItem> = {}): void {
    this.#items = this.#current().map((item) => (item.id === id ? { ...item, ...measured } : item));
    this.#notify();
  }

  /** The stored queue, with the measurements of downloads that run in this page. */
  #current(): readonly QueueItem[] {
    return this.browser.stored.read().map((item) => {
      const runningItem = this.#running.has(item.id) ? this.#items.find(({ id }) => id === item.id) : undefined;
      return runningItem ?? item;
    });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The queue of this page. */
export const downloads = new DownloadQueue();
if (typeof window !== 'undefined') downloads.start();

function problemOf(error: unknown): Problem {
  if (error instanceof RequestProblem) return error.problem;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return {
    code: 'internal',
    title: isFull ? 'The disk is full. Make room, then retry.' : 'The browser could not save the file. Retry.',
    retryable: true,
  };
}
