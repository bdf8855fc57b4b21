import type { Locator, Page, Request } from '@playwright/test';

/** Bytes of JavaScript, as they come over the wire. */
export interface ScriptsNeeded {
  /** What a page's first numbers cannot do without. */
  forFirstNumbers: number;
  inAll: number;
}

/**
 * Opens a page and weighs its JavaScript. Only the scripts that its document runs come at first; whatever is fetched
 * beside them is held back, and the numbers must stand there nevertheless. Then the rest is let through. So the bytes
 * say what is needed, whatever the network is like.
 * @param numbers resolves once the page's first numbers can be read
 */
export async function scriptsNeeded(page: Page, url: string, numbers: () => Promise<void>): Promise<ScriptsNeeded> {
  const document = await (await page.request.get(url)).text();
  const run = new Set([...document.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source));
  const sizes = new Map<string, Promise<number>>();
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });

  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.set(pathOf(request), bodySize(request));
  });
  await page.route(/\.js($|\?)/, async (route, request) => {
    if (!run.has(pathOf(request))) await released;
    await route.continue();
  });
  // What is held back holds back the load event, too.
  await page.goto(url, { waitUntil: 'commit' });
  await numbers();
  letThrough();
  await page.waitForLoadState('networkidle');

  const sum = { forFirstNumbers: 0, inAll: 0 };
  for (const [script, size] of sizes) {
    sum.inAll += await size;
    if (run.has(script)) sum.forFirstNumbers += await size;
  }
  return sum;
}

/** The first figure of a page's tiles. */
export function firstNumbers(page: Page): Locator {
  return page.locator('main dd').filter({ hasText: /\d/ }).first();
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

async function bodySize(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize;
}
