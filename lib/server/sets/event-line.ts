import type { SetEvent } from '@/lib/contract/events';

/** One event of the stream as its line. */
export function eventLine(event: SetEvent): string {
  return `${JSON.stringify(event)}\n`;
}
