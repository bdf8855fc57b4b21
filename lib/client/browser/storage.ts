import { reportUnsaved } from './unsaved';

/** Texts by key, as the browser stores them. A text that it does not store lasts as long as the page. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** @param area the storage of the browser, which throws at any access if the user blocks site data */
function createStorage(area: () => Storage): TextStorage {
  const unsaved = new Map<string, string>();
  return {
    read(key) {
      try {
        return unsaved.get(key) ?? area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        area().setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
        reportUnsaved();
      }
    },
    remove(key) {
      unsaved.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Nothing is stored.
      }
    },
  };
}

/** Storage that all pages of this browser share. */
export const siteStorage = createStorage(() => localStorage);

/** Storage of this tab, which survives a reload. */
export const tabStorage = createStorage(() => sessionStorage);
