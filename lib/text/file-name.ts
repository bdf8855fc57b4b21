/** Below what file systems allow, in UTF-16 units. */
const LONGEST_STEM = 80;

/**
 * "Offers · 30 Jun" → "offers-30-jun.csv": letters of any script with their marks and digits, joined by hyphens. Cuts a long
 * title, but not `ending`.
 */
export function fileName(title: string, extension: string, ending = ''): string {
  const end = hyphenated(ending);
  const stem = hyphenated(title)
    .slice(0, LONGEST_STEM - end.length)
    .replace(/-$/, '');
  return `${[stem, end].filter(Boolean).join('-') || 'endcap'}.${extension}`;
}

function hyphenated(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
