import 'server-only';
import type { FileRequest } from '../bulk/file-request';
import { NoFile } from '../bulk/no-file';
import { passFile } from '../bulk/pass-file';
import { service } from '../service/service';

/** Files up to this size, in bytes, are read to their end to count their rows, because the request is spent anyway. */
const MAX_READ = 8 * 2 ** 20;

/**
 * Requests a file with the priority of users and records whether it exists. Reads only the beginning of a large file.
 * Returns null if it exists, otherwise the reason. Rejects with ProblemError if the service fails.
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

/** Reads up to MAX_READ bytes. Ignores a broken transfer, because the file exists anyway. */
async function readSome(parts: AsyncIterable<Buffer>): Promise<void> {
  let bytesRead = 0;
  try {
    for await (const part of parts) {
      bytesRead += part.length;
      if (bytesRead > MAX_READ) return;
    }
  } catch {
    // Only the number of rows remains unknown.
  }
}
