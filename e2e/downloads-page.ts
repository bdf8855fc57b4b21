import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { createFormat } from '@/lib/client/format';
import { addDays } from '@/lib/queries/shared/dates';
import { STACK } from './stack/places';

export const at = (query = '') => `/downloads?until=${STACK.asOf}&${query}`;
export const queue = (page: Page) => page.getByRole('region', { name: 'Queue' });
/** A day of a dataset, by its title and "Tue 30 Jun". */
export const day = (page: Page, dataset: string, date: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${dataset}, \\w+ ${date}:`) });
/** The line Get. */
export const getLine = (page: Page) => page.getByRole('region', { name: 'Get files' });
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

/** A day as the page names it: "18 Jun". */
export const named = (date: string) => createFormat('en-US').shortDay(date);

/** A Friday of the sample that is another for each number of `unasked`: what was learned of a day stays with the stack. */
export const unaskedFriday = (unasked: number) => addDays('2026-06-19', -7 * (unasked - 99));

/** How many hours of a day have a file, as the service itself says. */
export async function filesOf(stack: { service: string; key: string }, dataset: string, date: string): Promise<number> {
  const hours = Array.from({ length: 24 }, (_, hour) => `/bulk/${dataset}?date=${date}&time=${hour}&encoding=csv`);
  const answers = await Promise.all(hours.map((target) => direct(stack, target)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  // There is none where there are no rows, whatever the status.
  return texts.filter((text, at) => answers[at]?.ok && text.trim().includes('\n')).length;
}
