import { NAV } from '@/components/shell/nav-items';
import { requestTarget } from '@/lib/contract/endpoint';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { expect, test } from './fixture';
import { firstNumbers, scriptsNeeded } from './measure/scripts-needed';

/** Kilobytes over the network. */
const LIMITS = { forFirstNumbers: 200, inAll: 340 };

// Price data determines the newest day, with which the other pages open.
test.beforeEach(async ({ page }) => {
  await page.request.get(`/api${requestTarget(price, { date: LATEST_DATE, calculation_type: 'LAST' })}`);
});

for (const { href, label } of NAV.flatMap(({ items }) => items))
  test(`${label} limits the JavaScript before its first numbers and in total`, async ({ page }) => {
    const needed = await scriptsNeeded(page, href, () => expect(firstNumbers(page)).toBeVisible());
    const kilobytes = { forFirstNumbers: needed.forFirstNumbers / 1000, inAll: needed.inAll / 1000 };
    test.info().annotations.push({ type: 'JavaScript', description: JSON.stringify(kilobytes) });
    expect.soft(kilobytes.forFirstNumbers).toBeLessThanOrEqual(LIMITS.forFirstNumbers);
    expect.soft(kilobytes.inAll).toBeLessThanOrEqual(LIMITS.inAll);
  });

test('compresses scripts and styles in the best accepted encoding, with the same content', async ({ request }) => {
  const document = await (await request.get('/prices')).text();
  const files = [...document.matchAll(/(?:src|href)="(\/_next\/static\/chunks\/[^"]+\.(?:js|css))"/g)];
  for (const path of new Set(files.map(([, path = '']) => path))) {
    const as = (accepted: string) => request.get(path, { headers: { 'accept-encoding': accepted } });
    const [plain, gzip, brotli] = await Promise.all(['identity', 'gzip', 'gzip, br'].map(as));
    expect([plain, gzip, brotli].map((answer) => answer?.headers()['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    for (const answer of [gzip, brotli]) {
      expect(answer?.headers()['content-type']).toBe(plain?.headers()['content-type']);
      expect(await answer?.text()).toBe(await plain?.text());
    }
  }
});
