import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { dayOf, sheetsIn } from '@/lib/server/testing/workbooks';
import { content, direct, getLine, hoursWithFile, limitClicks } from './downloads-page';
import { expect, test } from './fixture';
import { pastedText } from './parts';
import { STACK } from './stack/places';

/** A dashboard with collected prices, as a customer has it. */
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });

/** Monday to Sunday before the week of the newest day. */
function lastWeek(): string[] {
  const daysSinceMonday = (new Date(STACK.asOf).getUTCDay() + 6) % 7;
  const sunday = addDays(STACK.asOf, -daysSinceMonday - 1);
  return daysFrom(addDays(sunday, -6), sunday);
}

test('all price files of last week are one Excel file after three clicks, and a file that arrives late after one more', async ({
  page,
  stack,
  fault,
}) => {
  const week = lastWeek();
  const [, , , late = ''] = week;
  const hours = await Promise.all(week.map((date) => hoursWithFile(stack, 'price', date)));
  const files = week.flatMap((date, index) => hours[index]?.map((hour) => `${date} ${hour}`) ?? []);
  expect(files.length).toBeGreaterThan(week.length);
  const lift = await fault({ path: '/bulk/price', params: { date: late, time: '5' }, fault: 'not-found' });

  const click = limitClicks(4);
  const download = async () => {
    const saved = page.waitForEvent('download');
    await click(getLine(page).getByRole('button', { name: 'Download' }));
    const { Prices = [], About = [] } = sheetsIn(await content(await saved));
    const facts = Object.fromEntries(About);
    return {
      files: [...new Set(Prices.slice(1).map(([date, hour]) => `${dayOf(date)} ${hour}`))],
      count: facts['Files of Prices'],
      missing: Object.keys(facts).filter((name) => name.startsWith('Missing: ')),
    };
  };
  await page.goto('/downloads');
  await click(getLine(page).getByRole('button', { name: /^Days: / }));
  await click(page.getByRole('button', { name: /^Last week/ }));
  expect(await download()).toEqual({
    files: files.filter((file) => file !== `${late} 5`),
    count: `${files.length - 1} of ${files.length}`,
    missing: [`Missing: Prices, ${late} 05:00`],
  });
  await lift();
  await expect(getLine(page)).toContainText(`${files.length} files, 1 missing`);
  expect(await download()).toEqual({ files, count: `${files.length} of ${files.length}`, missing: [] });
});

test('the missing files are an Excel file and a text for the vendor, each after one click', async ({
  page,
  context,
  stack,
}) => {
  const { from, to } = STACK.collected;
  const { files } = await (await direct(stack, '/bulk/rating/files')).json();
  const listed = new Set(files.map(({ date }: { date: string }) => date));
  const missing = daysFrom(from, to).filter((date) => !listed.has(date));
  expect(missing).not.toEqual([]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/downloads');
  const click = limitClicks(2);
  const faults = page.getByRole('region', { name: /^Missing and light files/ });
  const saved = page.waitForEvent('download');
  await click(faults.getByRole('button', { name: 'Excel' }));
  const { 'Missing and light files': [header = [], ...rows] = [] } = sheetsIn(await content(await saved));
  const ofRatings = rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
  expect(
    ofRatings.filter(({ Dataset, State }) => Dataset === 'Ratings' && State === 'missing').map(({ Day }) => dayOf(Day)),
  ).toEqual(missing.toReversed());

  await click(faults.getByRole('button', { name: 'Copy' }));
  await expect(page.getByText('The list, as text for a mail.')).toBeVisible();
  const lines = (await pastedText(context)).split('\n');
  for (const date of missing) expect(lines).toContainEqual(expect.stringMatching(`^Ratings, ${date} 05:00: missing`));
});
