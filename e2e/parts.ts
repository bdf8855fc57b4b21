import type { BrowserContext, Page } from '@playwright/test';

/** Parts that pages have in common. */
export const grid = (page: Page) => page.getByRole('grid');
/** A tile: a number with its name and notes. */
export const tile = (page: Page, name: string | RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('..');
/** Formats a whole number in English. */
export const whole = (value: number) => value.toLocaleString('en-US');

/** Reads the clipboard by pasting it, as pages have no permission to read it. */
export async function pastedText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea aria-label="Paste"></textarea>');
  await page.getByLabel('Paste').press('Control+V');
  const text = await page.getByLabel('Paste').inputValue();
  await page.close();
  return text;
}
