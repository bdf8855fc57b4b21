import { NAV } from '@/components/shell/nav-items';
import { expect, test } from './fixture';
import { settled, watch } from './measure/watch';
import { type OwnDashboard, startOwnDashboard } from './stack/own-dashboard';

test.describe.configure({ mode: 'serial' });

let dashboard: OwnDashboard;

test.beforeAll(async ({ stack }) => {
  dashboard = await startOwnDashboard(stack, stack.key);
});

test.afterAll(() => dashboard.stop());

test('opening a page a second time makes no request to the service', async ({ context }) => {
  test.slow();
  async function open(paths: readonly string[]) {
    for (const path of paths) {
      const page = await context.newPage();
      await watch(page);
      await page.goto(`${dashboard.url}${path}`);
      await settled(page);
      await page.close();
    }
  }
  const paths = NAV.flatMap(({ items }) => items).map(({ href }) => href);
  // Prices tell which day is the newest: the other pages open with it.
  await open(['/prices']);
  await open(paths);
  expect(dashboard.asked().length).toBeGreaterThan(paths.length);
  await open(paths);
  expect(dashboard.asked()).toEqual([]);
});
