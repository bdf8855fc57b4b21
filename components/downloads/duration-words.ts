import type { Format } from '@/lib/client/format/format';

/** "40 s", "3 min" */
export function durationWords(seconds: number, { integer }: Pick<Format, 'integer'>): string {
  return seconds > 90 ? `${integer(Math.ceil(seconds / 60))} min` : `${integer(Math.max(1, Math.ceil(seconds)))} s`;
}
