import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { settled } from '@/e2e/measure/watch';

/** Bytes of JavaScript, gzipped. */
export interface ScriptsSent {
  /** What had arrived when the first numbers stood there. */
  toFirstNumbers: number;
  inAll: number;
}

/**
 * Opens a page that is watched, and weighs the JavaScript it fetched. The dashboard leaves compression to the proxy in
 * front of it, so it is done here.
 */
export async function scriptsSent(page: Page, url: string): Promise<ScriptsSent> {
  const answers: Response[] = [];
  const take = (answer: Response) => void (isScript(answer) && answers.push(answer));
  page.on('response', take);
  await page.goto(url);
  const { firstNumbers } = await settled(page);
  page.off('response', take);
  const ends = new Map(await page.evaluate<[string, number][]>(ARRIVALS));
  const sent = { toFirstNumbers: 0, inAll: 0 };
  for (const answer of answers) {
    const size = gzipSync(await answer.body()).length;
    sent.inAll += size;
    if (firstNumbers !== null && (ends.get(answer.url()) ?? 0) <= firstNumbers) sent.toFirstNumbers += size;
  }
  return sent;
}

const ARRIVALS = "performance.getEntriesByType('resource').map(({ name, responseEnd }) => [name, responseEnd])";

function isScript(answer: Response): boolean {
  return answer.ok() && (answer.headers()['content-type'] ?? '').includes('javascript');
}
