import type { SEPARATORS } from '@/lib/contract/file-formats';

export type Separator = (typeof SEPARATORS)[number];

/** Countries in which Excel expects semicolons also in languages that are written with a decimal point. */
const SEMICOLON_REGIONS = ['CH', 'LI'];

/** Returns the separator that Excel expects in a locale, with the decimal sign that belongs to it. */
export function separatorFor(locale: string): Separator {
  if ((1.5).toLocaleString(locale).includes(',')) return 'semicolon';
  const { region = '' } = new Intl.Locale(locale).maximize();
  return SEMICOLON_REGIONS.includes(region) ? 'semicolon-point' : 'comma';
}
