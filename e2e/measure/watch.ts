import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from '@playwright/test';

/** Measurements of the watcher in a page. Times are milliseconds since the start of the page load. */
export interface Watched {
  firstNumbers: number | null;
  content: number | null;
  lastChange: number;
  /** Time of the last click or key. */
  acted: number;
  /** Milliseconds. Zero if no task took 50. */
  longestTask: number;
  /** Sum of layout shifts that were not caused by clicks or keys. */
  shift: number;
  /** What moved, a line each. */
  moved: string[];
}

const WATCHER = fileURLToPath(new URL('watcher.mjs', import.meta.url));

/** Requests of each watched page that have not ended. `networkidle` is reached only once, so it misses later ones. */
const openRequests = new WeakMap<Page, Set<Request>>();

/** Watches all pages that are opened in this tab from now on. */
export async function watch(page: Page): Promise<void> {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.addInitScript({ path: WATCHER });
}

/** Waits until the content has loaded and nothing has changed or been fetched for a while. */
export async function waitUntilSettled(page: Page, { quietMs = 500 } = {}): Promise<Watched> {
  for (;;) {
    await page.waitForLoadState('networkidle');
    const now = await page.evaluate<Watched & { at: number }>('({ ...watched, at: performance.now() })');
    const isIdle = (openRequests.get(page)?.size ?? 0) === 0;
    if (isIdle && now.content !== null && now.at - now.lastChange > quietMs) return now;
    await pause(100);
  }
}
