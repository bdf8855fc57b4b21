import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

/** Beyond this a log is set aside as `<name>.1`, in place of the one set aside before. */
const LARGEST_BYTES = 20 * 1024 * 1024;

export interface LogFile {
  write(chunk: Buffer): void;
  end(): void;
}

/** A file that is appended to and never fills the disk: at most two of the largest size are there. */
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
        // A full disk must not end the process whose words these are.
      }
    },
    end: () => closeSync(file),
  };
}
