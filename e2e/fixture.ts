import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { FaultRule } from './stack/faults';
import { STACK } from './stack/places';

interface Note {
  dataDir: string;
  key: string;
  service: string;
}

interface Fixtures {
  /** The customer's key and the address of the real service. */
  stack: Note;
  /** Breaks the requests that match, until the test ends. */
  fault: (rule: FaultRule) => Promise<void>;
  /** Lifts the faults of a match. */
  lift: (match: string) => Promise<void>;
  /** No violation of WCAG 2.2 AA on the page as it is now: by all rules in light, by those that colours can break in dark. */
  expectAccessible: () => Promise<void>;
  /** Console errors that the test expects, such as the browser's own line for a failed request. */
  expectedErrors: RegExp[];
}

const FAULTS_URL = `http://127.0.0.1:${STACK.proxyPort}/__faults`;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of WCAG 2.2 AA that another set of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Every page of every test: an error in its console fails the test. */
export const test = base.extend<Fixtures>({
  stack: async ({}, use) => use(JSON.parse(readFileSync(STACK.note, 'utf8'))),

  fault: async ({}, use) => {
    const set: string[] = [];
    await use(async (rule) => {
      set.push(rule.match);
      await fetch(FAULTS_URL, { method: 'POST', body: JSON.stringify(rule) });
    });
    for (const match of set) await fetch(FAULTS_URL, { method: 'DELETE', body: JSON.stringify({ match }) });
  },

  lift: async ({}, use) =>
    use(async (match) => {
      await fetch(FAULTS_URL, { method: 'DELETE', body: JSON.stringify({ match }) });
    }),

  expectAccessible: async ({ page }, use) =>
    use(async () => {
      await showIn(page, 'dark');
      await expectNoViolation(page, (axe) => axe.withRules(COLOUR_RULES));
      await showIn(page, 'light');
      await expectNoViolation(page, (axe) => axe.withTags(WCAG));
    }),

  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.some((known) => known.test(message.text())))
        errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
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

export { expect };
