import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

/** Size at which a log is rotated to `<name>.1`, which replaces the previous one. */
const LARGEST_BYTES = 20 * 1024 * 1024;

export interface LogFile {
  write(chunk: Buffer): void;
  end(): void;
}

/** Opens a log for appending, which is rotated so that it takes at most twice the maximum size. */
export function openLog(path: string, largest = LARGEST_BYTES): LogFile {
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  let file = openSync(path, 'a', 0o600);

  function setAside(): void {
    closeSync(file);
    renameSync(path, `${path}.1`);
    file = openSync(path, 'a', 0o600);
    size = 0;
  }

  return {
    write(chunk) {
      try {
        if (size + chunk.length > largest) setAside();
        size += writeSync(file, chunk);
      } catch {
        // A full disk must not end the process.
      }
    },
    end: () => closeSync(file),
  };
}
