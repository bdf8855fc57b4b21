import 'server-only';
import { accountOf } from '../sets/question';
import { inBackground } from '../store/in-background';
import type { Service } from '../upstream/service';
import { digestOf } from './digest';
import type { FileRequest } from './file-request';
import { rememberFile, type SeenRow, seenFile, whileRemembering } from './files-seen';
import { NoFile } from './no-file';
import { type OpenFile, type OpenOptions, openFile } from './open-file';
import { tallied } from './tallied';
import type { Facts } from './tally-thread';

/** To know a file from before is worth less than this much waiting, in milliseconds. */
const PATIENCE = 250;

export interface PassedFile extends Omit<OpenFile, 'body'> {
  /** Its bytes, exactly. The stream itself where nothing is counted. */
  parts: AsyncIterable<Buffer>;
}

/**
 * Opens a file and remembers what is learned of it: that it is there or not, and, once it has passed whole, its facts.
 * One that the service tags as the one counted before is not counted again, unless somebody asks for the facts.
 */
export async function passFile(
  service: Service,
  file: FileRequest,
  options: OpenOptions,
  onWhole?: (facts: Facts) => void,
): Promise<PassedFile> {
  const account = accountOf(service);
  // One after the other: what is learned at the end must not be overtaken by what was known at the beginning.
  let remembered = Promise.resolve();
  function remember(learned: Parameters<typeof rememberFile>[2]): void {
    const after = remembered;
    remembered = inBackground('remembering a file', async () => {
      await after;
      await rememberFile(account, file, learned);
    });
    whileRemembering(remembered);
  }
  const before = seenFile(account, file, AbortSignal.timeout(PATIENCE)).catch(() => null);
  try {
    const { body, ...opened } = await openFile(service, file, options);
    if (opened.status !== 200) return { ...opened, parts: body };
    const etag = opened.headers.etag ?? null;
    const isThere = { outcome: 'file', bytes: opened.length, etag } as const;
    if (!onWhole && isCounted(await before, file, opened)) {
      // Nothing but the time is new: to write it can wait until the bytes have passed.
      body.once('close', () => remember(isThere));
      return { ...opened, parts: body };
    }
    remember(isThere);
    const parts = tallied(body, file.encoding, digestOf(opened.headers), (facts) => {
      remember({ outcome: 'file', etag, ...facts });
      onWhole?.(facts);
    });
    return { ...opened, parts };
  } catch (error) {
    if (error instanceof NoFile) remember({ outcome: error.lack });
    throw error;
  }
}

/** A strong tag says that every byte is the same. Lines of a csv that lack columns were not always counted. */
function isCounted(
  before: SeenRow | null,
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
