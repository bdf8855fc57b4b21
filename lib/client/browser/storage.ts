/** Texts by key, as the browser stores them. A text that it does not store lasts as long as the page. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

let reportUnsaved: (() => void) | undefined;

/** Calls back once if the browser does not store a text, because the user blocks site data or there is no space. */
export function onUnsaved(callback: () => void): void {
  reportUnsaved = callback;
}

/** @param get may throw, as `set` */
function createStorage(get: (key: string) => string | null, set: (key: string, text: string) => void): TextStorage {
  const unsaved = new Map<string, string>();
  const stored = (key: string) => attempt(() => get(key));
  return {
    read: (key) => unsaved.get(key) ?? stored(key),
    write(key, text) {
      unsaved.delete(key);
      attempt(() => set(key, text));
      if (stored(key) === text) return;
      unsaved.set(key, text);
      reportUnsaved?.();
      reportUnsaved = undefined;
    },
  };
}

/** Returns null if the browser throws, as it does at any access to storage if the user blocks site data. */
function attempt<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Storage that all pages of this browser share. */
export const siteStorage = createStorage(
  (key) => localStorage.getItem(key),
  (key, text) => localStorage.setItem(key, text),
);

/** Storage of this tab, which survives a reload. */
export const tabStorage = createStorage(
  (key) => sessionStorage.getItem(key),
  (key, text) => sessionStorage.setItem(key, text),
);
