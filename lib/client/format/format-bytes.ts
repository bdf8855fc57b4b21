import { formatDecimal, NO_VALUE } from '@/lib/client/format/format-number';

type Value = number | null | undefined;

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Formats bytes in decimal units, as file managers do: 1234567 → "1.2 MB". */
export function formatBytes(bytes: Value, locale: string): string {
  if (bytes == null || !Number.isFinite(bytes)) return NO_VALUE;
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** power;
  return `${formatDecimal(amount, locale, power === 0 || amount >= 100 ? 0 : 1)} ${UNITS[power]}`;
}

export function formatSpeed(bytesPerSecond: Value, locale: string): string {
  const text = formatBytes(bytesPerSecond, locale);
  return text === NO_VALUE ? text : `${text}/s`;
}
