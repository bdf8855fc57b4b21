/** Returns the first locale of an Accept-Language header, or British English if it is missing or invalid. */
export function acceptedLocale(header: string | null): string {
  const first = header?.split(',')[0]?.split(';')[0]?.trim();
  if (!first || first === '*') return 'en-GB';
  try {
    return Intl.getCanonicalLocales(first)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}
