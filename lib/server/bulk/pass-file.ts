import 'server-only';
import type { KnownFile } from '@/lib/queries/downloads/known-file';
import { accountOf } from '../sets/question';
import { inBackground } from '../store/in-background';
import type { Service } from '../upstream/service';
import { digestOf } from './digest';
import type { FileRequest } from './file-request';
import { readFile, recordFile, trackWrite } from './known-files';
import { NoFile } from './no-file';
import { type OpenFile, type OpenOptions, openFile } from './open-file';
import { tallied } from './tallied';
import type { Facts } from './tally-thread';

/** Maximum wait for what is known of a file, in milliseconds. Knowing it only saves counting it again. */
const PATIENCE = 250;

export interface PassedFile extends Omit<OpenFile, 'body'> {
  /** Its bytes, exactly. The stream itself where nothing is counted. */
  parts: AsyncIterable<Buffer>;
}

interface PassOptions extends OpenOptions {
  /** Why the file is requested: to be sent on, or to see whether it exists. */
  source?: 'transfer' | 'check';
}

/**
 * Opens a file and records what is learned of it: whether it exists and, once it was read to its end, its facts. A file with
 * the tag of one that was counted before is not counted again, unless the caller wants the facts.
 */
export async function passFile(
  service: Service,
  file: FileRequest,
  { source = 'transfer', ...options }: PassOptions,
  onWhole?: (facts: Facts) => void,
): Promise<PassedFile> {
  const account = accountOf(service);
  // In sequence: what is learned at the end must not be overwritten by what was known at the beginning.
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
      // Only the time is new: writing it can wait until the bytes have passed.
      body.once('close', () => record(exists));
      return { ...opened, parts: body };
    }
    record(exists);
    const parts = tallied(body, file.encoding, digestOf(opened.headers), (facts) => {
      record({ outcome: 'file', etag, ...facts });
      onWhole?.(facts);
    });
    return { ...opened, parts };
  } catch (error) {
    if (error instanceof NoFile) record({ outcome: error.lack });
    throw error;
  }
}

/** A strong tag says that every byte is the same. Lines of a csv that lack columns were not always counted. */
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
