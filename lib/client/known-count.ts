/** How many things of a kind were found, among those of which it is known, beside those of which it is not. */
interface Found {
  readonly found: number;
  readonly known: number;
  readonly unknown: number;
}

/**
 * Whether such a count says anything. What was found is at least there, however much is unknown. None found is knowledge
 * only where at least half is known; else it is as good as not looked at, and a dash is truer than zero.
 */
export function isKnownCount({ found, known, unknown }: Found): boolean {
  return found > 0 || (known > 0 && known >= unknown);
}
