import type { BrowserContext } from '@playwright/test';
import { settled, watch } from './watch';

export interface Visit {
  /** Bytes that came over the network: what the browser keeps is not fetched again. */
  received: number;
  /** Of these, all but scripts, styles and fonts: the page itself, and what it asks for. */
  data: number;
  /** Milliseconds until nothing was loading any more. */
  content: number;
  /** Milliseconds; zero when no task took 50. */
  longestTask: number;
  /** How far what stood there moved by itself: the sum of layout shifts. */
  shift: number;
}

/** Resources of a kind that is the same for everybody and every day. */
const PROGRAM = new Set(['Script', 'Stylesheet', 'Font']);

/** Opens an address in a new tab, waits until all of it is there, and closes the tab. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(0);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let received = 0;
  let data = 0;
  const types = new Map<string, string>();
  network.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? 'Other'));
  // While a document comes nothing is told of its bytes; pictures that stand in it come over no network.
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    if (type === 'Image') return;
    received += encodedDataLength;
    if (!PROGRAM.has(type)) data += encodedDataLength;
  });
  await watch(page);
  await page.goto(url);
  const { content, longestTask, shift } = await settled(page);
  await page.close();
  return { received, data, content: content ?? Number.NaN, longestTask, shift };
}
