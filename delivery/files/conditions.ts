/**
 * Whether a Range still belongs to the file that the caller began with (strong comparison, RFC 9110 §13.1.5). A date in
 * If-Range never matches, since we send no Last-Modified: the whole file is the safe answer.
 */
export function isSameFile(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}
