import { formatInteger } from '@/lib/client/format/format-number';

/** Returns the plural of an English noun, or of each of several: "products or keywords". */
export function pluralOf(noun: string): string {
  if (noun.includes(' or ')) return noun.split(' or ').map(pluralOf).join(' or ');
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun.endsWith('lf')) return `${noun.slice(0, -1)}ves`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Formats a count with its noun: "1 offer", "1,455 offers". */
export function formatCount(count: number, noun: string, locale: string): string {
  return `${formatInteger(count, locale)} ${count === 1 ? noun : pluralOf(noun)}`;
}
