import type { Page } from '@playwright/test';
import { expect } from './fixture';

export const lines = (page: Page) => page.getByRole('list', { name: 'What got worse' }).getByRole('listitem');
export const lineOf = (page: Page, retailer: string, text: string | RegExp) =>
  lines(page).filter({ hasText: retailer }).filter({ hasText: text });
export const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
export const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Everything has come, and every line is in sight. */
export async function collected(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^What got worse since/ })).toBeVisible();
  await expect(page.getByText(/^Collecting/)).toHaveCount(0, { timeout: 60_000 });
  const more = page.getByRole('button', { name: /more with less damage/ });
  if (await more.isVisible()) await more.click();
}

const NO_ROWS = [
  { type: 'meta', fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: 0, missing: 0, source: 'snapshot' },
  { type: 'end' },
];

/** Rankings are the largest answer by far: a test about something else goes without. */
export async function withoutRankings(page: Page): Promise<void> {
  await page.route('**/api/visibility/search-by-product?*', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: NO_ROWS.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
}
