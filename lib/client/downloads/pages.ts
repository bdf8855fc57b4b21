import type { Command } from './queue-item';

/** The pages of this browser. Each holds a lock while it is open. */

/** This page. */
export const PAGE = globalThis.crypto?.randomUUID() ?? 'page';

const lockOf = (page: string) => `endcap.page.${page}`;

/** Undefined without a secure context. Pages then cannot detect each other. */
function locks(): LockManager | undefined {
  return globalThis.navigator?.locks;
}

/** Holds the lock of this page until it is closed. */
export function holdPageLock(): void {
  void locks()?.request(lockOf(PAGE), () => new Promise(() => {}));
}

/** Calls back once a page is closed. */
export function onPageClosed(page: string, listener: () => void): void {
  const manager = locks();
  if (manager) void manager.request(lockOf(page), listener);
  else listener();
}

/** Maximum time that a page runs after navigation has closed its connections, in milliseconds. */
const LEAVING = 250;

/** Resolves unless the user is leaving this page. */
export function untilNotLeaving(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAVING));
}

/** Runs a download unless another page runs it. */
export async function runExclusively(id: string, run: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (!manager) return run();
  await manager.request(`endcap.download.${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
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
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.page === PAGE && listener(data.command, data.id);
}

export function sendCommand(page: string, command: Command, id: string): void {
  channel?.postMessage({ page, command, id } satisfies Message);
}
