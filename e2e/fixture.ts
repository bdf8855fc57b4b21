import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { moveClock } from '@/scripts/test/moved-clock.mjs';
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
  /** Breaks the requests that meet the rule until the test ends, or until what this resolves to is called. */
  fault: (rule: FaultRule) => Promise<() => Promise<void>>;
  /** A number from 100 on that no other test, and no earlier try of this one, is ever given: for a question nobody asked. */
  unasked: () => Promise<number>;
  /** No violation of WCAG 2.2 AA on the page as it is now: by all rules in light, by those that colours can break in dark. */
  expectAccessible: () => Promise<void>;
  /** Of the proxy between its dashboard and the service. */
  proxyPort: number;
  /** How far the clock of its pages is from the real one, milliseconds. */
  clockShift: number;
  /** Console errors that the test expects, such as the browser's own line for a failed request. */
  expectedErrors: RegExp[];
}

const faultsUrl = (port: number) => `http://127.0.0.1:${port}/__faults`;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of WCAG 2.2 AA that another set of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Every page of every test: an error in its console fails the test. */
export const test = base.extend<Fixtures>({
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

  expectAccessible: async ({ page }, use) =>
    use(async () => {
      await showIn(page, 'dark');
      await expectNoViolation(page, (axe) => axe.withRules(COLOUR_RULES));
      await showIn(page, 'light');
      await expectNoViolation(page, (axe) => axe.withTags(WCAG));
    }),

  clockShift: [Number(process.env.CLOCK_SHIFT ?? 0), { option: true }],
  expectedErrors: [[], { option: true }],

  context: async ({ context, clockShift }, use) => {
    if (clockShift !== 0) await context.addInitScript(moveClock, clockShift);
    await use(context);
  },

  page: async ({ page, expectedErrors }, use) => {
    waitUntilAlive(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.some((known) => known.test(message.text())))
        errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Lets `goto` and `reload` end when the page listens, unless they are told to end sooner. */
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

async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  // What is dimmed is about to be replaced.
  await expect(page.locator('.opacity-60:not(.hatch)')).toHaveCount(0);
  // What still fades in has no colour of its own yet.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // There are no frames here: judging within the page saves one for every look. Naming what passes, and where, takes longest.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], selectors: false });
  const { violations } = await choose(axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** What reached the service, or the origin it must not reach. */
export async function requestsSeen(port: number): Promise<{ target: string; key?: string }[]> {
  const response = await fetch(`http://127.0.0.1:${port}/__faults`);
  return response.json();
}

/** How many of these requests reached the service. */
export async function requestCount(requested: Requested): Promise<number> {
  return (await requestsSeen(STACK.proxyPort)).filter(({ target }) => meets(requested, target)).length;
}

export { expect };
