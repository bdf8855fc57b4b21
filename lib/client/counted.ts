import type { Format } from '@/lib/client/format';

/** "1 offer", "1,455 offers". */
export function counted(count: number, noun: string, format: Format, plural = `${noun}s`): string {
  return `${format.integer(count)} ${count === 1 ? noun : plural}`;
}
