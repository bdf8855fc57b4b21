import type { Page } from '@playwright/test';
import type { Banner } from '@/lib/contract/e-retail-media';
import { expect } from './fixture';

export const DAY = '2026-06-28';
/** The takeover of the sample, 7 to 11 June: Fenwarra has the whole home page of Plazora DE. */
export const TAKEOVER = { day: '2026-06-09', before: '2026-06-06', retailer: 'Plazora DE', brand: 'Fenwarra' };

export async function bannersOf({ service, key }: { service: string; key: string }, query: string): Promise<Banner[]> {
  const answer = await fetch(`${service}/e-retail-media?${query}&page_size=1000`, { headers: { 'x-api-key': key } });
  const { items, total } = (await answer.json()) as { items: Banner[]; total: number };
  expect(items).toHaveLength(total);
  return items;
}

/** Serves these rows in place of the service's answer for every day. */
export async function serve(page: Page, rows: readonly Banner[]) {
  const meta = { fetchedAt: new Date().toISOString(), crawledAt: null, total: rows.length, missing: 0, revised: false };
  const events = [{ type: 'meta', ...meta, source: 'upstream', envelope: {} }, { type: 'rows', rows }, { type: 'end' }];
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  await page.route('**/api/e-retail-media?*', (route) => route.fulfill({ body, contentType: 'application/x-ndjson' }));
}

export const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
export const share = (own: number, competitor: number) => `${((own / (own + competitor)) * 100).toFixed(1)}%`;
export const dialog = (page: Page) => page.getByRole('dialog');
export const tiles = (page: Page) =>
  page.getByRole('region', { name: 'What shoppers were shown' }).getByRole('listitem');
