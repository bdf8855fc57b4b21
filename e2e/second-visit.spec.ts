import { NAV } from '@/components/shell/nav-items';
import { expect } from './fixture';
import { type Visit, visit } from './measure/visit';
import { test } from './own/fixture';
import { countService } from './stack/counted-service';

/** More than this is seen as a jump. */
const JUMP = 0.1;
/** Pages whose numbers are the engine's bring them and no more, in bytes. */
const FROM_THE_ENGINE = ['/overview', '/banners', '/price-competition', '/visibility'];
const MOST = 100_000;

test('opens a page again without requests to the service, with little data and no layout shifts', async ({
  context,
  stack,
  openDashboard,
}) => {
  test.slow();
  const { server, take } = countService(stack.service, stack.key);
  const dashboard = await openDashboard(server, { PRICE_COMPETITION_PAGES: '101=Velquin' });
  const visits = new Map<string, Visit>();
  async function open(paths: readonly string[]) {
    for (const path of paths) visits.set(path, await visit(context, `${dashboard}${path}`));
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
  expect([...visits].filter(([, { shift }]) => shift > JUMP)).toEqual([]);
  for (const path of FROM_THE_ENGINE) expect(visits.get(path)?.data).toBeLessThanOrEqual(MOST);
});
