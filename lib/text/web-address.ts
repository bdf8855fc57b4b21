/** Returns an http(s) address with its blanks encoded, or '' for any other text. */
export function toWebAddress(text: string): string {
  if (!URL.canParse(text)) return '';
  const { protocol, href } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? href : '';
}
