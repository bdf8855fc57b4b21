import { isOpen, type QueueItem } from './queue-item';

const KEY = 'endcap.downloads.queue';
/** Maximum number of finished downloads. The oldest are removed. */
const MAX_FINISHED = 60;

/** The queue as stored in this browser, shared by its pages. */
export interface StoredItems {
  read(): readonly QueueItem[];
  write(items: readonly QueueItem[]): void;
  /** Calls back when another page has written. */
  onOthers(listener: () => void): void;
}

/** The queue of this page, if the storage of the browser is unavailable or full. */
let inMemory: readonly QueueItem[] | null = null;

export const storedItems: StoredItems = {
  read() {
    if (inMemory) return inMemory;
    try {
      // Only this module writes the key.
      return JSON.parse(localStorage.getItem(KEY) ?? '[]') as QueueItem[];
    } catch {
      return [];
    }
  },
  write(items) {
    const ended = items.filter((item) => !isOpen(item));
    const dropped = new Set(ended.slice(0, Math.max(0, ended.length - MAX_FINISHED)));
    const stored = items.filter((item) => !dropped.has(item));
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
      inMemory = null;
    } catch {
      inMemory = stored;
    }
  },
  onOthers(listener) {
    globalThis.addEventListener?.('storage', ({ key }) => key === KEY && listener());
  },
};
