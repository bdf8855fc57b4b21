const SHA_256 = /(?:^|[,\s])sha-256=:([A-Za-z0-9+/]{43}=):/;

/** Returns the SHA-256 of a complete file in hex from the header `Repr-Digest` (RFC 9530), or null if it has none. */
export function sha256In(header: string | null | undefined): string | null {
  const digest = SHA_256.exec(header ?? '')?.[1];
  return digest ? hexOf(Uint8Array.from(atob(digest), (char) => char.charCodeAt(0))) : null;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
