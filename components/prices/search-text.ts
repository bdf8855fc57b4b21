/** Text as searches compare it: small letters, without accents. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  return isAscii(small) ? small : small.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The words of a search, folded; an offer matches when it holds all of them, in any order. */
export function searchWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}
