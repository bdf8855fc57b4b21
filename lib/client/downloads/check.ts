import { hexOf } from '@/lib/contract/repr-digest';

/** The whole of a file stands in memory while it is hashed: browsers have no other way. Bytes. */
export const MOST_TO_CHECK = 512 * 2 ** 20;

/** The SHA-256 of a file in hex. */
export async function sha256Of(file: Blob): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));
}
