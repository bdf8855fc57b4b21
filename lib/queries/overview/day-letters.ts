/**
 * Returns the letter of a day in a strip, by how many of the known subjects were bad: b all, 1 to 9 as many tenths, g none,
 * - if none is known.
 */
export function dayLetter(bad: number, total: number): string {
  if (total === 0) return '-';
  if (bad === 0 || bad >= total) return bad === 0 ? 'g' : 'b';
  return String(Math.min(9, Math.max(1, Math.round((10 * bad) / total))));
}

/** Returns the share of the known subjects that were bad on a day, by its letter. */
export function badShare(letter: string): number {
  return letter === 'b' ? 1 : (Number(letter) || 0) / 10;
}
