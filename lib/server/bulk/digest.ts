import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { sha256In } from '@/lib/contract/repr-digest';

/** The SHA-256 of the whole file as the service gives it, in hex; null where it gives none. */
export function digestOf(headers: IncomingHttpHeaders): string | null {
  // Of a compressed answer it is the digest of what came, not of the file.
  return headers['content-encoding'] ? null : sha256In(headers['repr-digest']?.toString());
}
