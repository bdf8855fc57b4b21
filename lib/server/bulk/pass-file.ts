import 'server-only';
import type { Encoding } from '@/lib/contract/dataset';
import type { KnownFile } from '@/lib/queries/downloads/known-file';
import { inBackground } from '../base/in-background';
import { accountOf } from '../service/account';
import type { Service } from '../service/service';
import { digestOf } from './digest';
import type { FileRequest } from './file-request';
import { readFile, recordFile, trackWrite } from './known-files';
import { NoFile } from './no-file';
import { type OpenFile, type OpenOptions, openFile } from './open-file';
import { type Facts, openTally } from './tally-thread';

/** Maximum wait for the known facts of a file, in milliseconds. They only save counting the file again. */
const PATIENCE = 250;

export interface PassedFile extends Omit<OpenFile, 'body'> {
  /** The bytes of the file, unchanged. The stream itself if nothing is counted. */
  parts: AsyncIterable<Buffer>;
}

interface PassOptions extends OpenOptions {
  /** Whether the file is requested for a download or for an existence check. */
  source?: 'transfer' | 'check';
}

/**
 * Opens a file and records whether it exists and, once it is read to its end, its facts. A file with the ETag of one
 * that was counted before is not counted again, unless the caller passes `onWhole`.
 */
export async function passFile(
  service: Service,
  file: FileRequest,
  { source = 'transfer', ...options }: PassOptions,
  onWhole?: (facts: Facts) => void,
): Promise<PassedFile> {
  const account = accountOf(service);
  // Writes run in sequence, so that the facts at the end are not overwritten by those at the beginning.
  let recorded = Promise.resolve();
  function record(learned: Omit<Parameters<typeof recordFile>[2], 'source'>): void {
    const previous = recorded;
    recorded = inBackground('recording a file', async () => {
      await previous;
      await recordFile(account, file, { source, ...learned });
    });
    trackWrite(recorded);
  }
  const before = readFile(account, file, AbortSignal.timeout(PATIENCE)).catch(() => null);
  try {
    const { body, ...opened } = await openFile(service, file, options);
    if (opened.status !== 200) return { ...opened, parts: body };
    const etag = opened.headers.etag ?? null;
    const exists = { outcome: 'file', bytes: opened.length, etag } as const;
    if (!onWhole && isCounted(await before, file, opened)) {
      // Only the time changes. Write it after the transfer.
      body.once('close', () => record(exists));
      return { ...opened, parts: body };
    }
    record(exists);
    const parts = tallyParts(body, file.encoding, digestOf(opened.headers), (facts) => {
      record({ outcome: 'file', etag, ...facts });
      onWhole?.(facts);
    });
    return { ...opened, parts };
  } catch (error) {
    if (error instanceof NoFile) record({ outcome: error.reason });
    throw error;
  }
}

/**
 * Passes the parts of a file through unchanged, and calls `onWhole` with the facts of the file after the last one.
 *
 * @param digest SHA-256 of the file from the service, in hex; null if there is none
 */
async function* tallyParts(
  parts: AsyncIterable<Buffer>,
  encoding: Encoding,
  digest: string | null,
  onWhole: (facts: Facts) => void,
): AsyncGenerator<Buffer, void> {
  const tally = openTally(encoding, digest);
  try {
    for await (const part of parts) {
      await tally.take(part);
      yield part;
    }
    onWhole(await tally.finish());
  } finally {
    tally.close();
  }
}

/** A strong ETag guarantees equal bytes. Earlier versions did not count malformed records of a CSV. */
function isCounted(
  before: KnownFile | null,
  { encoding }: FileRequest,
  { headers, length }: Omit<OpenFile, 'body'>,
): boolean {
  const { etag } = headers;
  return (
    etag !== undefined &&
    !etag.startsWith('W/') &&
    before?.etag === etag &&
    before.bytes === length &&
    before.sha256 !== null &&
    (encoding !== 'csv' || before.malformed !== null)
  );
}
