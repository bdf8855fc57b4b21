import type { Command } from './queue-item';

/** The pages of this browser, each with a lock that it holds for as long as it lives. */

/** This page. */
export const PAGE = globalThis.crypto?.randomUUID() ?? 'page';

const lockOf = (page: string) => `endcap.page.${page}`;

/** Without locks a page knows of no other: it does all by itself. */
function locks(): LockManager | undefined {
  return globalThis.navigator?.locks;
}

/** Says that this page lives. */
export function liveHere(): void {
  void locks()?.request(lockOf(PAGE), () => new Promise(() => {}));
}

/** Calls back once a page is gone. */
export function whenGone(page: string, onGone: () => void): void {
  const manager = locks();
  if (manager) void manager.request(lockOf(page), onGone);
  else onGone();
}

/** A page that is left may still see its connections break; it ends sooner than this. Milliseconds. */
const LEAVING = 250;

/** Ends in a page that was not being left. */
export function livesOn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAVING));
}

/** Does the work unless another page does the very same now. */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (!manager) return work();
  await manager.request(`endcap.download.${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

const CHANNEL = 'endcap.downloads';
let channel: BroadcastChannel | null = null;

interface Message {
  page: string;
  command: Command;
  id: string;
}

/** What another page asks this one to do with a download that runs here. */
export function onCommand(listener: (command: Command, id: string) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.page === PAGE && listener(data.command, data.id);
}

export function sendCommand(page: string, command: Command, id: string): void {
  channel?.postMessage({ page, command, id } satisfies Message);
}
