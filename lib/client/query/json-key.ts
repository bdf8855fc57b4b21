/** Returns the query key of a URL. The server preloads the same key into a page. */
export function jsonKey(url: string | null) {
  return ['json', url] as const;
}
