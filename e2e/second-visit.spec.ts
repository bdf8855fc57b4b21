import { expect, test } from './fixture';
import { type Visit, visit } from './measure/visit';
import { waitUntilSettled, watch } from './measure/watch';
import { DATA_PAGES } from './parts';
import { countService } from './stack/counted-service';
import { STACK } from './stack/places';

/** Largest layout shift that is not noticeable. */
const MAX_SHIFT = 0.1;
const PATHS = DATA_PAGES.map(({ href }) => href);
/** Maximum data of a page, in bytes. */
const MAX_DATA = 100_000;

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
  // Price data determines the newest day, with which the other pages open.
  await open(['/prices']);
  await open(PATHS);
  expect(take().targets.length).toBeGreaterThan(PATHS.length);
  // Requests continue after their page was closed, so wait for their end.
  await expect.poll(() => take().targets).toEqual([]);
  await open(PATHS);
  expect(take().targets).toEqual([]);
  expect([...visits].filter(([, { shift }]) => shift > MAX_SHIFT)).toEqual([]);
  expect([...visits].filter(([, { data }]) => data > MAX_DATA)).toEqual([]);
});

test.describe('a dashboard with all days collected', () => {
  test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });

  /** Queries that the first view does not need: choices of filters, and parts below it. */
  const LATER = /^(\w+(-\w+)?\/facets|overview\/sent|price-competition\/lines|shelf\/summary)$/;

  for (const path of PATHS)
    test(`sends the figures of all panels of ${path} with its HTML`, async ({ page }) => {
      await watch(page);
      const asked = new Set<string>();
      page.on('request', (request) => {
        const [, query] = /\/api\/query\/([^?]+)/.exec(request.url()) ?? [];
        if (query && !LATER.test(query)) asked.add(query);
      });
      // The HTML does not wait for slow queries, whose answers are stored by the next visit.
      await expect(async () => {
        asked.clear();
        await page.goto(path);
        await waitUntilSettled(page);
        expect([...asked]).toEqual([]);
      }).toPass();
    });
});
