export type Separator = 'comma' | 'semicolon';

/** Returns the separator that Excel expects in a locale: a semicolon if the decimal sign is a comma. */
export function separatorFor(locale: string): Separator {
  return (1.5).toLocaleString(locale).includes(',') ? 'semicolon' : 'comma';
}
