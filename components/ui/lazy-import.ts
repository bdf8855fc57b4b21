import { loadCode } from '@/lib/client/query/load-code';

/**
 * Returns a function that imports code on first use. All calls share one promise, so that `use` reads loaded code
 * without suspending. A failed import is tried again at the next call.
 */
export function lazyImport<Parts>(load: () => Promise<Parts>): () => Promise<Parts> {
  let parts: Promise<Parts> | undefined;
  return () => {
    parts ??= loadCode(load).catch((error: unknown) => {
      parts = undefined;
      throw error;
    });
    return parts;
  };
}
