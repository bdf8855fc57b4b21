import type { Page } from '@playwright/test';
import { waitUntilSettled } from '@/e2e/measure/watch';

/** Durations in milliseconds. */
export interface Interaction {
  /** Time from the click or the key to the last change on the page. */
  shown: number;
  /** Longest task of the page, or zero if all took less than 50. */
  longestTask: number;
  /** CPU time of the main thread, including rendering. */
  work: number;
}

/** Measures an action on a watched page, from its click or key. */
export async function measured(page: Page, act: () => Promise<void>): Promise<Interaction> {
  const network = await page.context().newCDPSession(page);
  await network.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await network.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await waitUntilSettled(page);
  const before = await worked();
  await act();
  // A large selection is computed in pieces, between which the page does not change.
  const { acted, lastChange, longestTask } = await waitUntilSettled(page, { quietMs: 1500 });
  const work = (await worked()) - before;
  await network.detach();
  return { shown: lastChange - acted, longestTask, work };
}
