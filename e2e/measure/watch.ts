import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What the watcher notes in a page; the times are milliseconds since the page was asked for. */
export interface Watched {
  firstNumbers: number | null;
  content: number | null;
  lastChange: number;
  /** When a person last clicked or typed. */
  acted: number;
  /** Zero when no task took 50 ms. */
  longestTask: number;
  /** The sum of layout shifts that no click and no key caused. */
  shift: number;
}

const WATCHER = fileURLToPath(new URL('watcher.mjs', import.meta.url));

/** From now on, every page opened in this tab is watched from its first moment. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript({ path: WATCHER });
}

/** Waits until everything is there and for a while nothing has changed, nor been fetched. */
export async function settled(page: Page, { quietMs = 500 } = {}): Promise<Watched> {
  for (;;) {
    await page.waitForLoadState('networkidle');
    const now = await page.evaluate<Watched & { at: number }>('({ ...watched, at: performance.now() })');
    if (now.content !== null && now.at - now.lastChange > quietMs) return now;
    await pause(100);
  }
}
