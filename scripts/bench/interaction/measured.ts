import type { Page } from '@playwright/test';
import { settled } from '@/e2e/measure/watch';

/** Milliseconds. */
export interface Interaction {
  /** From the click or the key to the last change on the page. */
  shown: number;
  /** The longest that the page could not answer; zero when no task took 50. */
  longestTask: number;
  /** Time of the processor that the main thread took, drawing included. */
  work: number;
}

/** Does something in a watched page and measures what comes of it. The click or the key starts the clock. */
export async function measured(page: Page, act: () => Promise<void>): Promise<Interaction> {
  const network = await page.context().newCDPSession(page);
  await network.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await network.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await settled(page);
  const before = await worked();
  await act();
  // A large selection is worked out in pieces, between which nothing is seen to change.
  const { acted, lastChange, longestTask } = await settled(page, { quietMs: 1500 });
  const work = (await worked()) - before;
  await network.detach();
  return { shown: lastChange - acted, longestTask, work };
}
