export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A phrase in the languages of the sample's retailers. */
export type Words = Readonly<Record<Language, string>>;

export function words(en: string, de: string, fr: string, pl: string): Words {
  return { en, de, fr, pl };
}
