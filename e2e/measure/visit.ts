import type { BrowserContext } from '@playwright/test';
import { waitUntilSettled, watch } from './watch';

export interface Visit {
  /** Bytes received over the network, without those from the browser's cache. */
  received: number;
  /** Bytes of these except scripts, styles and fonts. */
  data: number;
  /** Milliseconds until all content had loaded. */
  content: number;
  /** Milliseconds. Zero if no task took 50. */
  longestTask: number;
  /** Sum of layout shifts. */
  shift: number;
  /** What moved, a line each. */
  moved: string[];
}

/** Types of resources that do not depend on the user or the day. */
const PROGRAM = new Set(['Script', 'Stylesheet', 'Font']);

/** Opens an address in a new tab, waits until it has loaded, and closes the tab. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  // A busy machine may be slow.
  page.setDefaultTimeout(0);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let received = 0;
  let data = 0;
  const types = new Map<string, string>();
  network.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? 'Other'));
  // Counts bytes at the end, as a document reports none while it loads. Inline images use no network.
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    if (type === 'Image') return;
    received += encodedDataLength;
    if (!PROGRAM.has(type)) data += encodedDataLength;
  });
  await watch(page);
  await page.goto(url);
  const { content, longestTask, shift, moved } = await waitUntilSettled(page);
  await page.close();
  return { received, data, content: content ?? Number.NaN, longestTask, shift, moved };
}
