import 'server-only';
import type { Encoding } from '@/lib/contract/dataset';
import { type Facts, openTally } from './tally-thread';

/**
 * Passes the parts on untouched; when the last has gone, `onWhole` is told what they were together.
 *
 * @param digest SHA-256 of them as the service gives it, in hex; null where it gives none
 */
export async function* tallied(
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
