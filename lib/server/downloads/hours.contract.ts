import { describe, expect, it } from 'vitest';
import { review } from '@/lib/contract/datasets/review';
import { bulkRoute } from '../routes/bulk-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { queryOf } from '../testing/fake-upstream';
import { hours } from './hours';

const upstream = configuredDashboard();
const ROW = '1,R,B,4.5\n';
const COMPARED = ['26', '27', '29', '30'];

const MISSING = '2026-03-28';
const MISSING_MONDAY = '2026-01-26';

/** A service without a file on two days, and with a small file on the 30th in which one line has a missing value. */
upstream.answer = (request, response) => {
  const date = queryOf(request).get('date');
  if (date === MISSING || date === MISSING_MONDAY) return void response.writeHead(404).end('{}');
  const rows = date?.endsWith('-30') ? `${ROW.repeat(10)}1,R\n` : ROW.repeat(100);
  response.writeHead(200).end(`product_id,retailer_name,brand,rating\n${rows}`);
};

async function fetchFile(date: string) {
  await (await bulkRoute(review).GET(createRequest(`/bulk/review?date=${date}&time=5`))).arrayBuffer();
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

  it('name the checked days behind a missing file', async () => {
    for (const date of [...COMPARED.map((day) => `2026-03-${day}`), MISSING]) await fetchFile(date);
    const { hours: all } = await hours({ dataset: 'review', date: MISSING });
    expect(all[5]).toMatchObject({
      state: 'missing',
      reason:
        'The service has no file of this hour. It had one on 4 of the 4 checked days from two weeks before to two weeks after.',
    });
  });

  it('name the checked weekdays behind a missing weekly file', async () => {
    const mondays = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-02-02'];
    for (const date of [...mondays, MISSING_MONDAY]) await fetchFile(date);
    const { hours: all } = await hours({ dataset: 'review', date: MISSING_MONDAY });
    expect(all[5]?.reason).toBe(
      'The service has no file of this hour. It had one on 4 of the 4 checked Mondays from four weeks before to four weeks after.',
    );
  });
});
