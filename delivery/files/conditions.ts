/**
 * Returns whether a Range refers to the current file (strong comparison, RFC 9110 §13.1.5). A date in If-Range never
 * matches, as responses have no Last-Modified. Sending the whole file is then correct.
 */
export function isSameFile(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}
