import type { Format } from '@/lib/client/format';

/** "1 offer", "1,455 offers". */
export function counted(count: number, noun: string, format: Format): string {
  return `${format.integer(count)} ${noun}${count === 1 ? '' : 's'}`;
}
