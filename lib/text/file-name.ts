/** Below what file systems allow, in UTF-16 units. */
const LONGEST_STEM = 80;

/** "Offers · 30 Jun" → "offers-30-jun.csv": letters of any script with their marks and digits, joined by hyphens. */
export function fileName(title: string, extension: string): string {
  const stem = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST_STEM)
    .replace(/^-|-$/g, '');
  return `${stem || 'endcap'}.${extension}`;
}
