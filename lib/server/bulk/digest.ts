import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { sha256In } from '@/lib/contract/repr-digest';

/** Returns the SHA-256 of the whole file from the response headers in hex, or null if there is none. */
export function digestOf(headers: IncomingHttpHeaders): string | null {
  // The digest of a compressed response covers the compressed bytes, not the file.
  return headers['content-encoding'] ? null : sha256In(headers['repr-digest']?.toString());
}
