/** The reader's first choice in an Accept-Language header, if it names a locale that exists; else British English. */
export function acceptedLocale(header: string | null): string {
  const first = header?.split(',')[0]?.split(';')[0]?.trim();
  if (!first || first === '*') return 'en-GB';
  try {
    return Intl.getCanonicalLocales(first)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}
