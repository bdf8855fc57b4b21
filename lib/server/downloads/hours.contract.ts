import { describe, expect, it } from 'vitest';
import { review } from '@/lib/contract/datasets/review';
import { bulkRoute } from '../routes/bulk-route';
import { asked, configuredDashboard } from '../testing/configured';
import { queryOf } from '../testing/fake-upstream';
import { hours } from './hours';

const upstream = configuredDashboard();
const ROW = '1,R,B,4.5\n';
const COMPARED = ['26', '27', '29', '30'];

/** A service with a small file on the 30th, in which one line has a missing value. */
upstream.answer = (request, response) => {
  const rows = queryOf(request).get('date')?.endsWith('-30') ? `${ROW.repeat(10)}1,R\n` : ROW.repeat(100);
  response.writeHead(200).end(`product_id,retailer_name,brand,rating\n${rows}`);
};

async function fetchFile(date: string) {
  await (await bulkRoute(review).GET(asked(`/bulk/review?date=${date}&time=5`))).arrayBuffer();
}

describe('the hours of a day', () => {
  it('have the median rows of other files of the same hour', async () => {
    for (const day of COMPARED) await fetchFile(`2026-03-${day}`);
    const { hours: all } = await hours({ dataset: 'review', date: '2026-03-30' });
    expect(all).toHaveLength(24);
    expect(all[5]).toMatchObject({
      state: 'light',
      rows: 11,
      usual: 100,
      reason: expect.stringMatching(/14% of/),
    });
    expect(all[5]?.files).toMatchObject([
      { rows: 11, malformed: 1, sha256By: 'dashboard', sha256: expect.any(String) },
    ]);
    expect(all[6]).toMatchObject({ rows: null, usual: null });
  });
});
