import type { BrowserContext, Page } from '@playwright/test';

/** Parts that pages have in common. */
export const grid = (page: Page) => page.getByRole('grid');
/** A tile: a number with its name and notes. */
export const tile = (page: Page, name: string | RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('..');
/** A whole number as an English reader reads it. */
export const whole = (value: number) => value.toLocaleString('en-US');

/** The text on the clipboard, by pasting it: pages may not read it. Permission to write is granted before. */
export async function pastedText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea aria-label="Paste"></textarea>');
  await page.getByLabel('Paste').press('Control+V');
  const text = await page.getByLabel('Paste').inputValue();
  await page.close();
  return text;
}
