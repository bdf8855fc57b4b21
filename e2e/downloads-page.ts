import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { STACK } from './stack/places';

export const at = (query = '') => `/downloads?until=${STACK.asOf}&${query}`;
export const queue = (page: Page) => page.getByRole('region', { name: 'Queue' });
/** A day of a dataset, by its title and "Tue 30 Jun". */
export const day = (page: Page, dataset: string, date: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${dataset}, \\w+ ${date}:`) });
export const row = (page: Page, file: string | RegExp) => queue(page).getByRole('row').filter({ hasText: file });

export async function dragOver(page: Page, from: ReturnType<typeof day>, to: ReturnType<typeof day>) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

export async function content(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** What the service itself answers. */
export function direct(stack: { service: string; key: string }, target: string): Promise<Response> {
  return fetch(`${stack.service}${target}`, { headers: { 'x-api-key': stack.key } });
}
