/** The whole of a file stands in memory while it is hashed: browsers have no other way. Bytes. */
export const MOST_TO_CHECK = 512 * 2 ** 20;

/** The SHA-256 of a file in hex. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
