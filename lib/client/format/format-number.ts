import { numberFormat } from '@/lib/text/number-format';

/** Shown for a missing value. Null is never shown as zero. */
export const NO_VALUE = '—';

type Value = number | null | undefined;

function format(value: Value, locale: string, options: Intl.NumberFormatOptions): string {
  return value == null || !Number.isFinite(value) ? NO_VALUE : numberFormat(locale, options).format(value);
}

export function formatInteger(value: Value, locale: string): string {
  return format(value, locale, { maximumFractionDigits: 0 });
}

export function formatDecimal(value: Value, locale: string, digits = 2): string {
  return format(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats a share from 0 to 1: 0.123 → "12.3%". */
export function formatPercent(ratio: Value, locale: string, digits = 1): string {
  return format(ratio, locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats a relative change, signed unless it rounds to 0: 0.042 → "+4.2%". */
export function formatPercentChange(ratio: Value, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return format(ratio, locale, { style: 'percent', ...digits, signDisplay: 'exceptZero' });
}

/** Formats a difference, signed unless it rounds to 0: 0.121 → "+0.12". */
export function formatDifference(difference: Value, locale: string, digits = 2): string {
  return format(difference, locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
}

/** Formats a signed difference between two shares in percentage points: 0.021 → "+2.1 pp". */
export function formatPoints(difference: Value, locale: string, digits = 1): string {
  const text = formatDifference(difference == null ? difference : difference * 100, locale, digits);
  return text === NO_VALUE ? text : `${text} pp`;
}

/** Formats an index with one decimal: 103.2. */
export function formatIndex(value: Value, locale: string): string {
  return formatDecimal(value, locale, 1);
}

/** Formats a rank: 3 → "#3". */
export function formatPosition(value: Value, locale: string, digits = 0): string {
  const text = formatDecimal(value, locale, digits);
  return text === NO_VALUE ? text : `#${text}`;
}
