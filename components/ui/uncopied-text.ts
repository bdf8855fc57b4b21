import { useSyncExternalStore } from 'react';

/** A text that the browser did not copy, for the user to copy by hand. */
export interface UncopiedText {
  text: string;
  note: string | undefined;
}

let current: UncopiedText | null = null;
const listeners = new Set<() => void>();

/** Shows a text in a window, or closes the window. */
export function setUncopiedText(next: UncopiedText | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function useUncopiedText(): UncopiedText | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
