import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '@/e2e/chromium';

/** Maximum time after the last kill until an open page has recovered. */
const WHOLE_AGAIN_MS = 30_000;

export interface Clicks {
  clicks: number;
  /** Number of pages that did not load and were reloaded. */
  unreached: number;
}

/**
 * Navigates by the side bar in a browser while processes are killed. No page may throw, and the last one has to recover
 * without a reload.
 */
export async function clicksAround(origin: string, tally: Clicks, failed: string[], over: AbortSignal): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => failed.push(`a page threw ${error.message}`));
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    for (let index = 0; !over.aborted; index++) {
      try {
        await (page.url().startsWith(origin) ? links.nth(index % (await links.count())).click() : page.goto(origin));
        await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 5_000 });
        tally.clicks++;
      } catch {
        tally.unreached++;
        await page.goto(origin).catch(() => {});
      }
      await pause(400);
    }
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: WHOLE_AGAIN_MS });
    if (!(await isWhole(page))) failed.push(`the open page still says: ${await alerts(page).allInnerTexts()}`);
  } finally {
    await browser.close();
  }
}

async function isWhole(page: Page): Promise<boolean> {
  const until = performance.now() + WHOLE_AGAIN_MS;
  while (performance.now() < until) {
    if ((await alerts(page).count()) === 0) return true;
    await pause(500);
  }
  return false;
}

/** Alerts of the page. Outside of it, Next has an empty one that announces navigation to screen readers. */
const alerts = (page: Page) => page.getByRole('main').getByRole('alert');
