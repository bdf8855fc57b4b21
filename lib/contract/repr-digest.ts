const SHA_256 = /(?:^|[,\s])sha-256=:([A-Za-z0-9+/]{43}=):/;

/** The SHA-256 of a whole file, in hex, out of the header `Repr-Digest` (RFC 9530); null where it names none. */
export function sha256In(header: string | null | undefined): string | null {
  const given = SHA_256.exec(header ?? '')?.[1];
  return given ? hexOf(Uint8Array.from(atob(given), (char) => char.charCodeAt(0))) : null;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
