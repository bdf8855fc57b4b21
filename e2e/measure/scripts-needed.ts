import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of JavaScript, gzipped. */
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
export async function scriptsNeeded(page: Page, path: string, numbers: () => Promise<void>): Promise<ScriptsNeeded> {
  const document = await (await page.request.get(path)).text();
  const run = new Set([...document.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source));
  const sizes = new Map<string, number>();
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });

  await page.route(/\.js($|\?)/, async (route, request) => {
    const { pathname } = new URL(request.url());
    if (!run.has(pathname)) await released;
    const response = await route.fetch();
    const body = await response.body();
    sizes.set(pathname, gzipSync(body).length);
    await route.fulfill({ response, body });
  });
  // What is held back holds back the load event, too.
  await page.goto(path, { waitUntil: 'commit' });
  await numbers();
  const forFirstNumbers = sum(sizes);
  letThrough();
  await page.waitForLoadState('networkidle');
  return { forFirstNumbers, inAll: sum(sizes) };
}

function sum(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}
