import type { SetEvent } from '@/lib/contract/events';

/** Serializes an event as a line of the stream. */
export function eventLine(event: SetEvent): string {
  return `${JSON.stringify(event)}\n`;
}
