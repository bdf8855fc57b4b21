import { NAV } from '@/components/shell/nav-items';
import { expect } from './fixture';
import { settled, watch } from './measure/watch';
import { test } from './own/fixture';
import { countService } from './stack/counted-service';

test('opening a page a second time makes no request to the service', async ({ context, stack, openDashboard }) => {
  test.slow();
  const { server, take } = countService(stack.service, stack.key);
  const dashboard = await openDashboard(server, { PRICE_COMPETITION_PAGES: '101=Velquin' });
  async function open(paths: readonly string[]) {
    for (const path of paths) {
      const page = await context.newPage();
      await watch(page);
      await page.goto(`${dashboard}${path}`);
      await settled(page);
      await page.close();
    }
  }
  const paths = NAV.flatMap(({ items }) => items).map(({ href }) => href);
  // Prices tell which day is the newest: the other pages open with it.
  await open(['/prices']);
  await open(paths);
  expect(take().targets.length).toBeGreaterThan(paths.length);
  await open(paths);
  expect(take().targets).toEqual([]);
});
