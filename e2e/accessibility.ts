import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules of WCAG 2.2 AA that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Passes and selectors would take most time. */
const ONLY_VIOLATIONS: RunOptions = { resultTypes: ['violations'], selectors: false };

/** Checks a page for violations of WCAG 2.2 AA: color rules in dark colors, and all rules in light ones. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await showIn(page, 'dark');
  // Once for both checks, as reading its half a megabyte takes as long as a check of a small page.
  await page.evaluate(axe.source);
  await expectNoViolation(page, { ...ONLY_VIOLATIONS, runOnly: { type: 'rule', values: COLOR_RULES } });
  await showIn(page, 'light');
  await expectNoViolation(page, { ...ONLY_VIOLATIONS, runOnly: { type: 'tag', values: WCAG } });
}

async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

const DIMMED = '.opacity-60:not(.hatch)';

/** Keeps content that is dimmed while axe runs in its final colors. Inline styles would violate the page's policy. */
function showUndimmed(dimmed: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${dimmed} { opacity: 1 !important; transition: none !important }`);
  document.adoptedStyleSheets.push(sheet);
}

async function expectNoViolation(page: Page, options: RunOptions) {
  // Dimmed content is about to be replaced.
  await expect(page.locator(DIMMED)).toHaveCount(0);
  await page.evaluate(showUndimmed, DIMMED);
  // Content that fades in does not have its final color yet.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const violations = await page.evaluate(async (runOptions) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const results = await injected.run(document, runOptions);
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
  expect(violations).toEqual([]);
}
