import type { Page } from '@playwright/test';
import { NAV } from '@/components/shell/nav-items';
import { addDays } from '@/lib/queries/shared/dates';
import { content, getLine, queue } from './downloads-page';
import { expect, test } from './fixture';
import { firstNumbers } from './measure/scripts-needed';
import { pastedText } from './parts';
import { STACK } from './stack/places';

const { port, proxyPort, host, to } = STACK.collected;
const PAGES = NAV.flatMap(({ items }) => items);
/** The service has no file of this hour for some datasets. */
const expectedErrors = [/status of 404/];

test.use({
  baseURL: `http://127.0.0.1:${port}`,
  proxyPort,
  expectedErrors,
});

async function expectAllPages(page: Page) {
  for (const { href, label } of PAGES) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(firstNumbers(page)).toBeVisible();
  }
}

/** Downloads the price files of the newest day as one file. */
async function expectDownload(page: Page) {
  await page.goto(`/downloads?get=price&from=${to}&to=${to}&until=${to}&hours=all`);
  const saved = page.waitForEvent('download');
  await getLine(page).getByRole('button', { name: 'Download' }).click();
  expect(await content(await saved)).not.toHaveLength(0);
  await queue(page).getByRole('tab', { name: 'Done 1' }).click();
  await expect(queue(page)).toContainText('saved');
}

test.describe('over plain http', () => {
  test.use({
    baseURL: `http://${host}:${port}`,
    // A single expression, as Playwright reads an array of two as a fixture with options.
    expectedErrors: [/status of 404|^The Cross-Origin-Opener-Policy header has been ignored/],
  });

  test('all pages work, links are copied and files are downloaded', async ({ page, context }) => {
    test.slow();
    await expectAllPages(page);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await expectDownload(page);
    await expect(queue(page)).toContainText('Without https, downloads belong to this tab');
    await page.goto(`/visibility?date=${to}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await pastedText(context)).toMatch(new RegExp(`^http://${host}:${port}/visibility\\?.*${to}`));
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  });
});

/** Makes cookies and site data fail as they do in a browser that blocks them. */
function blockSiteData() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
  Object.assign(navigator.storage, { getDirectory: async () => refuse() });
  Object.assign(navigator.locks, { request: async () => refuse(), query: async () => refuse() });
}

const testBlocked = test.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(blockSiteData);
    await use(context);
  },
});

testBlocked('with site data blocked, all pages work and settings last until the page is closed', async ({ page }) => {
  test.slow();
  await expectAllPages(page);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
  await expectDownload(page);
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Light or dark' }).first().click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await expect(page.getByText('Not saved in this browser')).toBeVisible();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

/** Does what the translation of a browser does: wraps each text that may be translated in elements, also later ones. */
function translate() {
  const KEPT = 'script, style, textarea, code, svg, [translate=no], .notranslate';
  const wrap = (node: Node) => {
    const parent = node.parentElement;
    if (!parent || parent.tagName === 'FONT' || parent.closest(KEPT) || !node.nodeValue?.trim()) return;
    const wrapper = document.createElement('font');
    wrapper.append(document.createElement('font'));
    wrapper.firstElementChild?.append(node.nodeValue);
    parent.replaceChild(wrapper, node);
  };
  const wrapBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    nodes.forEach(wrap);
  };
  wrapBelow(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapBelow(node);
  }).observe(document.body, { childList: true, subtree: true });
}

for (const path of ['/overview', '/visibility'])
  test(`a translated ${path} shows the figures of one day after the day changes`, async ({ page }) => {
    const figures = page.locator('main dd');
    async function open(date: string) {
      await page.goto(`${path}?date=${date}`);
      await expect(firstNumbers(page)).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    }
    await open(addDays(to, -1));
    const before = await figures.allTextContents();
    await open(to);
    expect(await figures.allTextContents()).not.toEqual(before);
    await page.evaluate(translate);
    await page.getByRole('button', { name: 'Day before' }).first().click();
    await expect(figures).toHaveText(before);
  });
