import { answerWith, competitionsOf, RANGE } from './competitions';
import { expect, test } from './fixture';
import { grid, tile } from './parts';

const ADDRESS = `/price-competition?${RANGE}`;

test('an address that cannot be followed falls back and says so', async ({ page }) => {
  await page.goto('/price-competition?time_dimension=HOURLY&price=list&start_date=2026-06-30&end_date=2026-06-12');
  await expect(page.getByText('time_dimension in the address: "HOURLY" is not allowed.')).toBeVisible();
  await expect(page.getByText('price in the address: "list" is not allowed.')).toBeVisible();
  await expect(page.getByText('2026-06-30 is after end_date 2026-06-12.')).toBeVisible();
  await expect(grid(page)).toBeVisible();
});

test('a page that nobody defined is not an empty one', async ({ page }) => {
  await page.goto(`${ADDRESS}&customer_page_id=999`);
  await expect(page.getByText('Page 999 has no competitions.')).toBeVisible();
  await page.getByRole('button', { name: 'Other page' }).click();
  await page.getByRole('textbox', { name: 'Number of the page' }).fill('102');
  await page.getByRole('textbox', { name: 'Name, as you like' }).fill('The other brand');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/customer_page_id=102/);
  await expect(grid(page)).toBeVisible();
});

test('the heatmap is used by keyboard alone', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(grid(page)).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Who moved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(grid(page)).toBeFocused();
});

test.describe('faults', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('one view that fails leaves the others', async ({ page, fault }) => {
    await page.goto('/price-competition?start_date=2026-06-01&end_date=2026-06-09');
    await expect(grid(page)).toBeVisible();
    const params = { time_dimension: 'NONE', start_date: '2026-06-01', end_date: '2026-06-09' };
    const lift = await fault({ path: '/price-competition', params, fault: 'not-found' });
    await page.getByRole('tab', { name: 'Against the period before' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('tab', { name: 'Index by bucket' }).click();
    await expect(grid(page)).toBeVisible();
    await lift();
    await page.getByRole('tab', { name: 'Against the period before' }).click();
    await expect(page.getByText('have an index in both periods')).toBeVisible();
  });
});

test.describe('what a service may send', () => {
  // The picture's host does not exist.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('nulls, words nobody explained and foreign text are shown as they are', async ({ page, stack }) => {
    const [one] = await competitionsOf(stack);
    if (!one) throw new Error('the sample has no competition');
    const nothing = (value: unknown): unknown =>
      Array.isArray(value) ? [] : value && typeof value === 'object' ? mapValues(value, nothing) : null;
    const bare = { ...one, competition_id: null, base: nothing(one.base), benchmark: nothing(one.benchmark) };
    const odd = (row: (typeof one.date_buckets)[number]['data'][number]) => ({
      ...row,
      standard: { ...row.standard, rsp_positivity: 'SUPERB', rsp_index: 55 },
    });
    await answerWith(page, [
      {
        ...one,
        base: {
          ...one.base,
          name: '<script>alert(1)</script>',
          product: { ...one.base.product, product_image_url: 'https://images.invalid/x.png' },
        },
        benchmark: { ...one.benchmark, name: `معجون أسنان ${'طويل '.repeat(40)}`, merchant_type: 'SOMEBODY' },
        date_buckets: one.date_buckets.map((bucket) => ({ ...bucket, data: bucket.data.map(odd) })),
      },
      { ...bare, coloring_levels: null, date_buckets: one.date_buckets.map((bucket) => ({ ...bucket, data: [] })) },
    ]);
    await page.goto(`${ADDRESS}&competition=${one.competition_id}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('SOMEBODY', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('the index does not follow from the prices')).toBeVisible();
    await expect(grid(page)).toContainText('<script>alert(1)</script>');
    await expect(tile(page, 'No index')).toContainText('1of 2 competitions');
    await expect(tile(page, 'Off target')).toContainText('1 of other verdicts');
    await expect(grid(page).getByText('SUPERB').first()).toBeAttached();
    await page.getByRole('tab', { name: 'Every bucket' }).click();
    await expect(grid(page)).toContainText('SUPERB');
  });
});

function mapValues(value: object, map: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]));
}

test('nothing bars the way to anybody', async ({ page, stack, expectAccessible }) => {
  test.slow();
  for (const view of ['heatmap', 'change', 'buckets']) {
    await page.goto(`${ADDRESS}&view=${view}`);
    await expect(grid(page)).toBeVisible();
    await expectAccessible();
  }
  const [first] = await competitionsOf(stack);
  await page.goto(`${ADDRESS}&competition=${first?.competition_id}`);
  await expect(page.getByRole('dialog').getByText('Who moved')).toBeVisible();
  await expectAccessible();
});

test('on a phone the competition stays and the buckets scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ADDRESS);
  await expect(grid(page)).toBeVisible();
  const first = grid(page).getByRole('columnheader', { name: 'Competition' });
  const before = await first.boundingBox();
  await grid(page).evaluate((element) => element.scrollTo({ left: 400 }));
  expect((await first.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
