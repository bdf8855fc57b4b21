import 'server-only';
import type { FileRequest } from '../bulk/file-request';
import { NoFile } from '../bulk/no-file';
import { passFile } from '../bulk/pass-file';
import { service } from '../upstream/service';

/** Files up to this size are read to their end, as the request is spent: that reveals their rows. Bytes. */
const MAX_READ = 8 * 2 ** 20;

/**
 * Requests a file at a person's priority and records whether it exists. Of a large file only the beginning is read. Returns
 * null if it exists, else the reason. Rejects with ProblemError if the service fails.
 */
export async function checkFile(file: FileRequest, signal: AbortSignal): Promise<NoFile | null> {
  try {
    const { parts, length, hangUp } = await passFile(service(), file, { priority: 'person', signal, source: 'check' });
    if ((length ?? 0) <= MAX_READ) await readSome(parts);
    hangUp();
    return null;
  } catch (error) {
    if (error instanceof NoFile) return error;
    throw error;
  }
}

/** The file exists, even if its transfer breaks. */
async function readSome(parts: AsyncIterable<Buffer>): Promise<void> {
  let read = 0;
  try {
    for await (const part of parts) {
      read += part.length;
      if (read > MAX_READ) return;
    }
  } catch {
    // Without its end only its rows stay unknown.
  }
}
