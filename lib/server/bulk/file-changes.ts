import 'server-only';
import { processWide } from '../base/process-wide';

const changes = processWide('changes of known files', () => ({ count: 0 }));

/** Returns the number of writes to the known files since the process started. */
export function fileChanges(): number {
  return changes().count;
}

/** Counts a write to the known files. Call it after the write, so that readers of the count find the new rows. */
export function countFileChange(): void {
  changes().count += 1;
}
