import { withLock } from '@/lib/client/browser/locks';
import { randomId } from '@/lib/client/browser/random-id';
import type { Command } from './queue-item';

/** The pages of this browser. Each holds a lock while it is open. */

/** This page. */
export const PAGE = randomId();

const lockOf = (page: string) => `endcap.page.${page}`;

/** Holds the lock of this page until it is closed. */
export function holdPageLock(): void {
  void withLock(lockOf(PAGE), () => new Promise(() => {}));
}

/** Calls back once a page is closed. */
export function onPageClosed(page: string, listener: () => void): void {
  void withLock(lockOf(page), listener);
}

/** Maximum time that a page runs after navigation has closed its connections, in milliseconds. */
const LEAVING = 250;

/** Resolves unless the user is leaving this page. */
export function untilNotLeaving(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAVING));
}

/** Runs a download unless another page runs it. */
export function runExclusively(id: string, run: () => Promise<void>): Promise<void> {
  return withLock(`endcap.download.${id}`, (isHeld) => (isHeld ? run() : undefined), { ifAvailable: true });
}

const CHANNEL = 'endcap.downloads';
let channel: BroadcastChannel | null = null;

interface Message {
  page: string;
  command: Command;
  id: string;
}

/** Receives commands of other pages for downloads that run in this one. */
export function onCommand(listener: (command: Command, id: string) => void): void {
  try {
    channel = new BroadcastChannel(CHANNEL);
  } catch {
    // Some browsers throw if the user blocks site data. Pages then share no downloads.
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.page === PAGE && listener(data.command, data.id);
}

export function sendCommand(page: string, command: Command, id: string): void {
  channel?.postMessage({ page, command, id } satisfies Message);
}
