import type { BrowserContext } from '@playwright/test';
import { settled, watch } from '@/e2e/measure/watch';

export interface Visit {
  /** Bytes that came over the network: what the browser keeps is not fetched again. */
  received: number;
  /** Milliseconds until nothing was loading any more. */
  content: number;
  /** Milliseconds; zero when no task took 50. */
  longestTask: number;
}

/** Opens an address in a new tab, waits until all of it is there, and closes the tab. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(0);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let received = 0;
  network.on('Network.dataReceived', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await watch(page);
  await page.goto(url);
  const { content, longestTask } = await settled(page);
  await page.close();
  return { received, content: content ?? Number.NaN, longestTask };
}
