import { english } from './english.words';
import { german } from './german.words';
import type { LetterLanguage } from './language';

/** Languages of lists for retailers. A new one is a file like `german.words.ts`, and is added only here. */
export const LANGUAGES = { en: english, de: german } as const satisfies Record<string, LetterLanguage>;

export type LanguageCode = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]];

/** Returns the language of a country's retailers, English if there is none. */
export function languageOf(country: string): LanguageCode {
  return LANGUAGE_CODES.find((code) => LANGUAGES[code].countries.includes(country.toUpperCase())) ?? 'en';
}
