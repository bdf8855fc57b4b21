import { numberFormat } from '@/lib/text/number-format';

/** Shown for a missing value. Null is never shown as zero. */
export const NO_VALUE = '—';

/** Options of a difference, which has a sign unless it rounds to 0. */
export const SIGNED = { signDisplay: 'exceptZero' } as const;

type Value = number | null | undefined;

export function formatInteger(value: Value, locale: string): string {
  return formatNumber(value, locale, { maximumFractionDigits: 0 });
}

export function formatDecimal(value: Value, locale: string, digits = 2, options: Intl.NumberFormatOptions = {}) {
  return formatNumber(value, locale, { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function formatNumber(value: Value, locale: string, options: Intl.NumberFormatOptions): string {
  return value == null || !Number.isFinite(value) ? NO_VALUE : numberFormat(locale, options).format(value);
}
