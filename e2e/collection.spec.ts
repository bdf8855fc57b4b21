import { expect, test } from './fixture';
import { countService } from './stack/counted-service';

test('collects planned days automatically and a range on request, with the announced requests', async ({
  page,
  stack,
  openDashboard,
  expectAccessible,
}) => {
  test.slow();
  const { server, take } = countService(stack.service, stack.key);
  const dashboard = await openDashboard(server, { COLLECT: 'on', COLLECT_DAYS: '2' });
  await page.goto(`${dashboard}/collection`);
  await expect(page.getByText('Everything planned is collected.')).toBeVisible({ timeout: 120_000 });
  const grid = page.getByRole('region', { name: 'Coverage by day' });
  const days = grid.getByRole('button', { name: 'Banners: 2 of 2 days' });
  await days.focus();
  for (const [key, day] of [
    ['Home', 'Mon 29 Jun'],
    ['ArrowRight', 'Tue 30 Jun'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(days).toHaveAccessibleDescription(new RegExp(`^${day}: collected`));
  }
  await expect(page.getByRole('tabpanel', { name: 'Failed' })).toContainText('Nothing has failed.');
  await page.getByRole('tab', { name: /^Collected today/ }).click();
  await expect(page.getByRole('row').filter({ hasText: /Banners, 30 Jun.*[1-9]\d* rows/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByText('Only data that users open is collected.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Days before' }).click();
  await expect(page.getByText('27 Jun – 28 Jun 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Days after' }).click();
  await expect(page.getByText('29 Jun – 30 Jun 2026')).toBeVisible();
  await expectAccessible();

  // Pages do not request collected data again.
  take();
  await page.goto(`${dashboard}/visibility?date=2026-06-30`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(take().targets.filter((target) => target.startsWith('/visibility/scores'))).toEqual([]);

  await page.goto(`${dashboard}/collection`);
  const range = page.getByRole('region', { name: 'Collect a range now' });
  await range.getByRole('combobox', { name: 'Dataset' }).click();
  // The plan includes shelves only of the newest day.
  await expect(page.getByRole('option', { name: 'Shelves' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Banners' }).click();
  for (const [name, day] of Object.entries({ 'First day': '2026-06-21', 'Last day': '2026-06-23' })) {
    await range.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
    await page.getByRole('dialog', { name }).getByLabel(name).fill(day);
    await page.keyboard.press('Escape');
  }
  take();
  await range.getByRole('button', { name: 'Collect: 3 requests' }).click();
  await expect(range.getByRole('status')).toContainText('Everything is collected');
  expect(
    take()
      .targets.map((target) => new URL(target, 'http://service').searchParams.get('date'))
      .sort(),
  ).toEqual(['2026-06-21', '2026-06-22', '2026-06-23']);
});
