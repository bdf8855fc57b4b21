import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, requestsSeen, test } from './fixture';
import { FAULTS, type Fault } from './stack/faults';
import { STACK } from './stack/places';

test.use({ expectedErrors: [/^Failed to load resource/] });

/** Faults that are waited out: the page shows that it waits, and then what it waited for. */
const WAITED_OUT: readonly Fault[] = ['slow', 'too-many'];
const AWAY = new RegExp(`http://127\\.0\\.0\\.1:${STACK.awayPort}`);

type Told = Partial<Record<Fault, RegExp>>;

const TOLD_ON_PRICES: Told = {
  reset: /broke off/,
  'reset-mid-body': /broke off/,
  truncate: /broke off/,
  'malformed-json': /sent broken JSON/,
  'html-200': /sent a web page/,
  'not-found': /nothing at this address/,
  unprocessable: /refuses date/,
  'server-error': /status 500/,
  'redirect-away': AWAY,
  'wrong-type': /sent application\/octet-stream/,
};

const TOLD_IN_QUEUE: Told = {
  reset: /broke off/,
  'reset-mid-body': /broke/,
  truncate: /broke/,
  'malformed-json': /is no file of/,
  'html-200': /is no file of/,
  'not-found': /There is no file of .*404/,
  unprocessable: /refuses date/,
  'server-error': /status 500/,
  'redirect-away': AWAY,
  'wrong-type': /is no file of/,
};

/** A day for each fault and page: answers are kept by day, so that no test meets another's. */
const dayOf = (fault: Fault, month: string) => `2026-${month}-${String(FAULTS.indexOf(fault) + 2).padStart(2, '0')}`;
const times = (fault: Fault) => (fault === 'too-many' ? { times: 1 } : {});
const panel = (page: Page) => page.getByRole('tabpanel');
const queue = (page: Page) => page.getByRole('region', { name: 'Queue' });

for (const fault of FAULTS) {
  const told = TOLD_ON_PRICES[fault];

  test(`prices, ${fault}: said as it is, and whole again on retry`, async ({ page, fault: inject, lift }) => {
    const match = `date=${dayOf(fault, '06')}`;
    await inject({ match, fault, ...times(fault) });
    await page.goto(`/prices?${match}`);
    if (told) {
      await expect(panel(page).getByRole('alert')).toContainText(told);
      await expect(page.getByRole('grid')).toHaveCount(0);
    } else await expect(panel(page).getByRole('region')).toHaveAttribute('aria-busy', 'true');

    if (!WAITED_OUT.includes(fault)) {
      await lift(match);
      const retry = panel(page).getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      else await page.reload();
    }
    await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });

  test(`downloads, ${fault}: nothing is saved, and the whole file on retry`, async ({ page, fault: inject, lift }) => {
    const date = dayOf(fault, '05');
    const match = `/bulk/price?date=${date}`;
    await inject({ match, fault, ...times(fault) });
    await page.goto(`/downloads?dataset=price&until=${date}&at=${date}&hour=5`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download csv' }).click();
    const row = queue(page).getByRole('listitem');
    const reason = TOLD_IN_QUEUE[fault];
    if (reason) await expect(row).toContainText(reason);
    else await expect(row).toContainText('waiting for the first byte');

    if (!WAITED_OUT.includes(fault)) {
      await expect(row).not.toContainText('Saved');
      await lift(match);
      if (fault === 'hang') await row.getByRole('button', { name: /^Cancel/ }).click();
      await row.getByRole('button', { name: /^Retry/ }).click();
    }
    expect((await readFile(await (await saved).path())).toString()).toMatch(/^"?product_id/);
    await expect(row).toContainText('Saved');
  });
}

test('no other origin is ever sent the key', async ({ page, fault, stack }) => {
  const day = '2026-05-20';
  await fault({ match: `date=${day}`, fault: 'redirect-away' });
  await page.goto(`/downloads?dataset=price&until=${day}&at=${day}&hour=5`);
  await page.getByRole('button', { name: 'Download csv' }).click();
  await expect(queue(page)).toContainText(AWAY);
  await page.goto(`/prices?date=${day}`);
  await expect(panel(page).getByRole('alert')).toContainText(AWAY);

  const away = (await requestsSeen(STACK.awayPort)).filter(({ target }) => target.includes(day));
  expect(away.map(({ target }) => target.split('?')[0])).toEqual(['/bulk/price']);
  expect(away.map(({ key }) => key)).toEqual([undefined]);
  expect((await requestsSeen(STACK.proxyPort)).find(({ target }) => target.includes(day))?.key).toBe(stack.key);
});
