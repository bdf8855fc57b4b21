const cache = new Map<string, Intl.NumberFormat>();

/** Returns a cached format, as creating one costs more than ten thousand uses. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locale, options);
  cache.set(key, format);
  return format;
}

export function isIsoCurrency(currency: string | null | undefined): currency is string {
  return /^[A-Z]{3}$/.test(currency ?? '');
}

/** Returns the decimals of a currency: 0 for JPY, 3 for KWD, and 2 if it is not an ISO code. */
export function currencyDigits(currency: string | null | undefined): number {
  if (!isIsoCurrency(currency)) return 2;
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
