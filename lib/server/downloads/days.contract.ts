import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BulkDataset } from '@/lib/contract/dataset';
import { priceFile } from '@/lib/contract/datasets/price';
import { rating } from '@/lib/contract/datasets/rating';
import { review } from '@/lib/contract/datasets/review';
import { bulkRoute } from '../routes/bulk-route';
import { asked, configuredDashboard } from '../testing/configured';
import { queryOf, sendJson } from '../testing/fake-upstream';
import { calendar } from './calendar';
import { days } from './days';
import { hours } from './hours';
import { seen } from './seen';

const upstream = configuredDashboard();
const { signal } = new AbortController();
const ROW = '1,R,B,4.5\n';
const LISTED = ['24', '25', '26', '27', '29', '30'];
const MONTHS = { rating: '2026-01', review: '2026-03' };

/** Lists the hour 5 of some days of a month; its file of the 30th is small, and one line of it lacks a value. */
upstream.answer = (request, response) => {
  const [, name] = /\/(\w+)\/files$/.exec(request.url ?? '') ?? [];
  if (name) {
    const month = name === 'rating' || name === 'review' ? MONTHS[name] : null;
    const entries = LISTED.map((day) => ({ file_name: '', date: `${month}-${day}`, time: '05', encoding: 'csv' }));
    return sendJson(response, { files: month ? entries : [] });
  }
  const rows = queryOf(request).get('date')?.endsWith('-30') ? `${ROW.repeat(10)}1,R\n` : ROW.repeat(100);
  response.writeHead(200).end(`product_id,retailer_name,brand,rating\n${rows}`);
};

async function fetchFile(dataset: BulkDataset, date: string) {
  await (await bulkRoute(dataset).GET(asked(`/bulk/${dataset.name}?date=${date}&time=5`))).arrayBuffer();
}

async function fetchMonth(dataset: typeof rating | typeof review) {
  const month = dataset.name === 'rating' ? MONTHS.rating : MONTHS.review;
  for (const day of LISTED.slice(2)) await fetchFile(dataset, `${month}-${day}`);
}

async function ratings(until: string, count: number) {
  const { datasets } = await days({ until, days: count });
  const found = datasets.find(({ name }) => name === 'rating');
  return { ...found, letters: found?.days.map(({ hours: letters }) => letters[5]).join('') };
}

afterEach(() => void vi.useRealTimers());

describe('the days of all datasets', () => {
  it('know nothing of what nobody asked for, and cost no call to say so', async () => {
    const before = upstream.requests.length;
    const answer = await days({ until: '2025-02-28', days: 2 });
    expect(upstream.requests).toHaveLength(before);
    expect(answer).toMatchObject({ from: '2025-02-27', until: '2025-02-28' });
    expect(answer.datasets).toHaveLength(7);
    expect(answer.datasets[5]).toMatchObject({ name: 'price_hourly', listedAt: null, newest: null, odd: [] });
    expect(answer.datasets[5]?.days[0]).toEqual({
      date: '2025-02-27',
      hours: '?'.repeat(24),
      bytes: null,
      compared: 0,
    });
  });

  it('tell what is listed, collected, light and missing, and follow what was learned at once', async () => {
    await calendar({ dataset: 'rating', start_date: '2026-01-30', end_date: '2026-01-30' }, signal);
    const before = upstream.requests.length;
    expect(await ratings('2026-01-30', 7)).toMatchObject({ letters: 'aaaamaa', listedAt: expect.any(String) });
    await fetchMonth(rating);
    const { letters, newest, odd, days: known } = await ratings('2026-01-30', 7);
    expect(upstream.requests).toHaveLength(before + 4);
    expect(letters).toBe('aaffmfl');
    expect(newest).toEqual({ date: '2026-01-30', hour: 5 });
    expect(odd).toMatchObject([
      { date: '2026-01-28', hour: 5, state: 'missing', share: null },
      { date: '2026-01-30', hour: 5, state: 'light', share: expect.closeTo((38 + 10 * 10 + 4) / (38 + 100 * 10), 6) },
    ]);
    expect(known?.map(({ compared }) => compared)).toEqual([0, 0, 1, 1, 0, 1, 1]);
    expect(known?.[2]?.bytes).toBe(38 + 100 * 10);
  });

  it('end today while their range holds a file, and with the newest file else', async () => {
    await fetchFile(priceFile, '2026-05-01');
    const at = async (now: string) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      return (await days({ days: 28 })).until;
    };
    expect(await at('2026-05-20T12:00:00Z')).toBe('2026-05-20');
    expect(await at('2026-11-24T12:00:00Z')).toBe('2026-05-01');
    expect((await days({ until: '2026-05-01', days: 1 })).datasets[4]?.newest).toEqual({ date: '2026-05-01', hour: 5 });
  });

  it('say of an hour that is not over that it is awaited, never that it is missing', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-31T05:30:00Z'), toFake: ['Date'] });
    expect((await ratings('2026-03-31', 1)).letters).toBe('r');
  });
});

describe('the hours of a day', () => {
  it('have the median of the rows of their other files', async () => {
    await fetchMonth(review);
    const { hours: all } = await hours({ dataset: 'review', date: '2026-03-30' });
    expect(all).toHaveLength(24);
    expect(all[5]).toMatchObject({
      state: 'light',
      rows: 11,
      usual: 100,
      usualOf: 3,
      reason: expect.stringMatching(/14% of/),
    });
    expect(all[6]).toMatchObject({ rows: null, usual: null, usualOf: 0 });
  });
});

describe('a file that passed', () => {
  it('is told with its malformed lines and its hash, and one that did not as none', async () => {
    await fetchFile(rating, '2026-03-30');
    const light = await seen({ dataset: 'rating', date: '2026-03-30', time: 5, encoding: 'csv' });
    expect(light.file).toMatchObject({ rows: 11, malformed: 1, sha256By: 'dashboard', sha256: expect.any(String) });
    expect(await seen({ dataset: 'rating', date: '2026-03-30', time: 5, encoding: 'ndjson' })).toEqual({ file: null });
  });
});
