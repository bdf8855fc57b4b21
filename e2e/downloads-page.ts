import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { createFormat } from '@/lib/client/format/format';
import { addDays } from '@/lib/queries/shared/dates';
import { STACK } from './stack/places';

export const downloadsPath = (query = '') => `/downloads?until=${STACK.asOf}&${query}`;
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
export const formatShortDay = (date: string) => createFormat('en-US').shortDay(date);

/** A Friday of the sample that is another for each number of `unasked`: what was learned of a day stays with the stack. */
export const unaskedFriday = (unasked: number) => addDays('2026-06-19', -7 * (unasked - 99));

/** Asks the service itself whether an hour has a file. A file without rows does not count. */
export async function hasFile(
  stack: { service: string; key: string },
  dataset: string,
  { date, hour }: { date: string; hour: number },
): Promise<boolean> {
  const response = await direct(stack, `/bulk/${dataset}?date=${date}&time=${hour}&encoding=csv`);
  return response.ok && (await response.text()).trim().includes('\n');
}

/** The hours of a day that have a file, as the service itself answers. Costs a request for each hour. */
export async function hoursWithFile(
  stack: { service: string; key: string },
  dataset: string,
  date: string,
): Promise<number[]> {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const answers = await Promise.all(hours.map((hour) => hasFile(stack, dataset, { date, hour })));
  return hours.filter((hour) => answers[hour]);
}

/** Counts the files of some days in the list of a dataset, as the service itself answers. */
export async function countListedFiles(
  stack: { service: string; key: string },
  dataset: string,
  dates: readonly string[],
): Promise<number> {
  const { files } = await (await direct(stack, `/bulk/${dataset}/files`)).json();
  const listed: { date: string; time: string }[] = files;
  // An hour is listed for each encoding.
  return new Set(listed.flatMap(({ date, time }) => (dates.includes(date) ? [`${date} ${time}`] : []))).size;
}

/** A click that fails once a journey takes more of them than it may. */
export function limitClicks(most: number): (target: Locator) => Promise<void> {
  let clicks = 0;
  return async (target) => {
    clicks += 1;
    expect(clicks, 'clicks of the journey').toBeLessThanOrEqual(most);
    await target.click();
  };
}
