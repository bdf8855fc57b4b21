import { NAV } from '@/components/shell/nav-items';
import { expect } from './fixture';
import { settled, watch } from './measure/watch';
import { test } from './own/fixture';
import { countService } from './stack/counted-service';

/** More than this is seen as a jump. */
const JUMP = 0.1;

test('opening a page a second time makes no request to the service, and nothing jumps', async ({
  context,
  stack,
  openDashboard,
}) => {
  test.slow();
  const { server, take } = countService(stack.service, stack.key);
  const dashboard = await openDashboard(server, { PRICE_COMPETITION_PAGES: '101=Velquin' });
  const shifts = new Map<string, number>();
  async function open(paths: readonly string[]) {
    for (const path of paths) {
      const page = await context.newPage();
      await watch(page);
      await page.goto(`${dashboard}${path}`);
      const { shift } = await settled(page);
      await page.close();
      shifts.set(path, shift);
    }
  }
  const paths = NAV.flatMap(({ items }) => items).map(({ href }) => href);
  // Prices tell which day is the newest: the other pages open with it.
  await open(['/prices']);
  await open(paths);
  expect(take().targets.length).toBeGreaterThan(paths.length);
  // A question begun is finished, also when its page has been left.
  await expect.poll(() => take().targets).toEqual([]);
  await open(paths);
  expect(take().targets).toEqual([]);
  expect([...shifts].filter(([, shift]) => shift > JUMP)).toEqual([]);
});
