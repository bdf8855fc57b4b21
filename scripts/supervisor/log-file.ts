import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

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
    // First, so that a failed rotation is not repeated for every chunk.
    size = 0;
    if (existsSync(path)) renameSync(path, `${path}.1`);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const next = openSync(path, 'a', 0o600);
    // Last, so that `file` is never a closed descriptor, which may be reused for another file.
    closeSync(file);
    file = next;
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
    end() {
      try {
        closeSync(file);
      } catch {
        // A write that fails late, such as on a network drive, must not end the process.
      }
    },
  };
}
