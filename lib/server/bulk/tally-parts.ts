import 'server-only';
import type { Encoding } from '@/lib/contract/dataset';
import { type Facts, openTally } from './tally-thread';

/**
 * Passes the parts of a file through unchanged, and calls `onWhole` with the facts of the file after the last one.
 *
 * @param digest SHA-256 of the file from the service, in hex; null if there is none
 */
export async function* tallyParts(
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
