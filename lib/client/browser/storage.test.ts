import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};
const denied = () => {
  throw new DOMException('', 'SecurityError');
};

/** Loads a new instance of the module, as a page does. */
async function open() {
  vi.resetModules();
  const { siteStorage, onUnsaved } = await import('./storage');
  const unsaved = vi.fn();
  onUnsaved(unsaved);
  return { storage: siteStorage, unsaved };
}

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('stores a text in the browser', async () => {
  const { storage, unsaved } = await open();
  storage.write('a', '1');
  expect([storage.read('a'), stored.get('a')]).toEqual(['1', '1']);
  expect(unsaved).not.toHaveBeenCalled();
});

it('keeps a text until the page is closed if the browser blocks site data, and reports it once', async () => {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: denied });
  const { storage, unsaved } = await open();
  expect(storage.read('a')).toBeNull();
  expect(unsaved).not.toHaveBeenCalled();
  storage.write('a', '1');
  storage.write('b', '2');
  expect([storage.read('a'), storage.read('b')]).toEqual(['1', '2']);
  expect(unsaved).toHaveBeenCalledOnce();
});

it('returns the newest text if the storage is full, and stores the next one that fits', async () => {
  const { storage, unsaved } = await open();
  storage.write('a', '1');
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(full);
  storage.write('a', '22');
  expect([storage.read('a'), stored.get('a')]).toEqual(['22', '1']);
  expect(unsaved).toHaveBeenCalledOnce();
  setItem.mockRestore();
  storage.write('a', '3');
  expect([storage.read('a'), stored.get('a')]).toEqual(['3', '3']);
});
