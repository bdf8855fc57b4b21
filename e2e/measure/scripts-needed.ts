import type { Locator, Page, Request } from '@playwright/test';

/** Bytes of JavaScript over the network. */
export interface ScriptsNeeded {
  /** Bytes before the page's first numbers. */
  forFirstNumbers: number;
  inAll: number;
}

/**
 * Opens a page and measures its JavaScript. At first only the scripts of its document are loaded, and all others are
 * blocked until the numbers are visible. So the result does not depend on the network.
 *
 * @param numbers resolves once the page's first numbers are visible
 */
export async function scriptsNeeded(page: Page, url: string, numbers: () => Promise<void>): Promise<ScriptsNeeded> {
  const document = await (await page.request.get(url)).text();
  const run = new Set([...document.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source));
  const sizes = new Map<string, Promise<number>>();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.set(pathOf(request), bodySize(request));
  });
  await page.route(/\.js($|\?)/, async (route, request) => {
    if (!run.has(pathOf(request))) await released;
    await route.continue();
  });
  // Blocked scripts delay the load event, too.
  await page.goto(url, { waitUntil: 'commit' });
  await numbers();
  release();
  await page.waitForLoadState('networkidle');

  const sum = { forFirstNumbers: 0, inAll: 0 };
  for (const [script, size] of sizes) {
    sum.inAll += await size;
    if (run.has(script)) sum.forFirstNumbers += await size;
  }
  return sum;
}

/** Locates the first figure of a page's tiles. */
export function firstNumbers(page: Page): Locator {
  return page.locator('main dd').filter({ hasText: /\d/ }).first();
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

async function bodySize(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize;
}
