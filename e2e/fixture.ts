import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { moveClock } from '@/scripts/test/moved-clock.mjs';
import { expectAccessiblePage } from './accessibility';
import { type OpenDashboard, withDashboards } from './own/dashboards';
import { type FaultRule, meets, type Requested } from './stack/faults';
import { STACK } from './stack/places';

interface Note {
  dataDir: string;
  key: string;
  service: string;
}

interface Fixtures {
  /** The customer's key and the address of the real service. */
  stack: Note;
  /** Injects a fault into matching requests until the test ends or the returned function is called. */
  fault: (rule: FaultRule) => Promise<() => Promise<void>>;
  /** Returns a unique number from 100, for a request that no other test and no earlier attempt has sent. */
  unasked: () => Promise<number>;
  /** Checks the page for violations of WCAG 2.2 AA: all rules in light colors, and color rules in dark ones. */
  expectAccessible: () => Promise<void>;
  /** Port of the proxy between the dashboard and the service. */
  proxyPort: number;
  /** Offset of the clock in pages, in milliseconds. */
  clockShift: number;
  /** Expected errors of scripts and of the console, e.g. the browser's message about a failed request. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  /** Starts a dashboard for another service, a rate limit or an invalid key, until the worker ends. */
  openDashboard: OpenDashboard;
}

const faultsUrl = (port: number) => `http://127.0.0.1:${port}/__faults`;

/**
 * The test function of all specs, as tests with other fixtures or options of a worker start another worker and browser.
 * An error in a page's console fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: async ({}, use) => use(JSON.parse(readFileSync(STACK.note, 'utf8'))),

  proxyPort: [STACK.proxyPort, { option: true }],

  fault: async ({ proxyPort }, use) => {
    const lifts: (() => Promise<void>)[] = [];
    await use(async (rule) => {
      const id = randomUUID();
      const send = async (method: string) => {
        await fetch(faultsUrl(proxyPort), { method, body: JSON.stringify({ ...rule, id }) });
      };
      const lift = () => send('DELETE');
      lifts.push(lift);
      await send('POST');
      return lift;
    });
    for (const lift of lifts) await lift();
  },

  unasked: async ({ proxyPort }, use) => use(async () => (await fetch(`${faultsUrl(proxyPort)}/unasked`)).json()),

  expectAccessible: async ({ page }, use) => use(() => expectAccessiblePage(page)),

  openDashboard: [async ({}, use) => withDashboards(use), { scope: 'worker', timeout: 60_000 }],

  clockShift: [Number(process.env.CLOCK_SHIFT ?? 0), { option: true }],
  expectedErrors: [[], { option: true }],

  context: async ({ context, clockShift }, use) => {
    if (clockShift !== 0) await context.addInitScript(moveClock, clockShift);
    await use(context);
  },

  page: async ({ page, expectedErrors }, use) => {
    waitUntilAlive(page);
    const errors: string[] = [];
    const isExpected = (text: string) => expectedErrors.some((expected) => expected.test(text));
    page.on('pageerror', (error) => {
      if (!isExpected(String(error))) errors.push(String(error));
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text()))
        errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Makes `goto` and `reload` wait for hydration, except with `waitUntil: 'commit'`. */
function waitUntilAlive(page: Page) {
  const listening = page.locator('html[data-alive], html:not(:has(script[src*="/_next/"]))');
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const alive = async (options: { waitUntil?: string } = {}) => {
    if (options.waitUntil !== 'commit') await listening.waitFor({ state: 'attached' });
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await alive(options);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await alive(options);
    return response;
  };
}

/** Returns the requests that reached a proxy or the other origin. */
export async function requestsSeen(port: number): Promise<{ target: string; key?: string }[]> {
  const response = await fetch(`http://127.0.0.1:${port}/__faults`);
  return response.json();
}

/** Returns the number of matching requests that reached the service. */
export async function requestCount(requested: Requested): Promise<number> {
  return (await requestsSeen(STACK.proxyPort)).filter(({ target }) => meets(requested, target)).length;
}

export { expect };
