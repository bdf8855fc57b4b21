/** What ends a cell. */
export type Separator = 'comma' | 'semicolon';

/** The separator that the reader's Excel expects: a semicolon wherever the comma is the decimal sign. */
export function separatorFor(locale: string): Separator {
  return (1.5).toLocaleString(locale).includes(',') ? 'semicolon' : 'comma';
}
