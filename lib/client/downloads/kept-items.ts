import { isOpen, type QueueItem } from './queue-item';

const KEY = 'endcap.downloads.queue';
/** Downloads that are over beyond this number are dropped, the oldest first. */
const MOST_ENDED = 60;

/** The queue as this browser stores it: all its pages see the same. */
export interface KeptItems {
  read(): readonly QueueItem[];
  write(items: readonly QueueItem[]): void;
  /** Calls back when another page has written. */
  onOthers(listener: () => void): void;
}

/** The queue of this page, if the browser has no storage or no room in it. */
let unkept: readonly QueueItem[] | null = null;

export const keptItems: KeptItems = {
  read() {
    if (unkept) return unkept;
    try {
      // Only this module writes the key, and a person who edits it by hand gets what they wrote.
      return JSON.parse(localStorage.getItem(KEY) ?? '[]') as QueueItem[];
    } catch {
      return [];
    }
  },
  write(items) {
    const ended = items.filter((item) => !isOpen(item));
    const forgotten = new Set(ended.slice(0, Math.max(0, ended.length - MOST_ENDED)));
    const kept = items.filter((item) => !forgotten.has(item));
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      unkept = null;
    } catch {
      unkept = kept;
    }
  },
  onOthers(listener) {
    globalThis.addEventListener?.('storage', ({ key }) => key === KEY && listener());
  },
};
