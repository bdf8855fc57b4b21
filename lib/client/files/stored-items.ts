import { hasLocks } from '@/lib/client/browser/locks';
import { siteStorage, tabStorage } from '@/lib/client/browser/storage';
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

/** Without locks, each tab has its own queue, as a page cannot know whether another one still runs a download. */
const storage = hasLocks ? siteStorage : tabStorage;

export const storedItems: StoredItems = {
  read() {
    try {
      // Only this module writes the key.
      return JSON.parse(storage.read(KEY) ?? '[]') as QueueItem[];
    } catch {
      return [];
    }
  },
  write(items) {
    const ended = items.filter((item) => !isOpen(item));
    const dropped = new Set(ended.slice(0, Math.max(0, ended.length - MAX_FINISHED)));
    storage.write(KEY, JSON.stringify(items.filter((item) => !dropped.has(item))));
  },
  onOthers(listener) {
    globalThis.addEventListener?.('storage', ({ key }) => key === KEY && listener());
  },
};
