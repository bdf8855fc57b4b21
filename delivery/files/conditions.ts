/** Whether If-None-Match names this entity tag: the caller has the file already (weak comparison, RFC 9110 §13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return entityTags(ifNoneMatch).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Whether a Range still belongs to the file that the caller began with (strong comparison, RFC 9110 §13.1.5). A date in
 * If-Range never matches, since we send no Last-Modified: the whole file is the safe answer.
 */
export function isSameFile(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}

function entityTags(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
