import { describe, expect, it } from 'vitest';
import { downloadPreview } from '@/lib/contract/downloads';
import { sendCommands } from '../routes/curl-route';
import { valueRoute } from '../routes/value-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { KEY, queryOf, sendJson } from '../testing/fake-upstream';
import { loadPreview } from './load-preview';

const upstream = configuredDashboard();
const context = { params: Promise.resolve({}) };
/** A file in which one line has an extra value. */
const CSV = `product_id,retailer_name,brand,product_price\n${'1,R,,3.5\n'.repeat(149)}1,R,,3.5,\n`;

/** An extra comma shifts a name into another column. */
const REVIEWS = 'review_id,reviewer_name,brand\n1,Ana,B\n2,3,Bo,B\n';
const MIXED = 'product_id,retailer_name,brand\r\n1,R,B\n2,R,B\r3,R,B';

/** A service with a file of mixed line ends at 6, a file at 7, none at 8 and a failure at 9. */
upstream.answer = (request, response) => {
  const hour = queryOf(request).get('time');
  if (hour === '8') return sendJson(response, {}, 404);
  if (hour === '9') return sendJson(response, { detail: KEY }, 500);
  if (hour === '6') return void response.writeHead(200).end(MIXED);
  if (hour === '7' && request.url?.includes('review')) return void response.writeHead(200).end(REVIEWS);
  if (hour === '7') return void response.writeHead(200).end(CSV);
  response.writeHead(404).end();
};

const fileQuery = (hour: number) => `dataset=price&date=2026-03-31&time=${hour}`;

describe('a preview', () => {
  const { GET } = valueRoute(downloadPreview, loadPreview);

  it('shows a hundred rows, counts columns over all of them, and costs one call however often it is opened', async () => {
    const before = upstream.requests.length;
    for (const _ of [1, 2]) {
      const preview = await (await GET(createRequest(`/downloads/preview?${fileQuery(7)}`), context)).json();
      expect(preview).toMatchObject({
        read: 150,
        complete: true,
        columns: [
          { name: 'product_id', type: 'string', profile: { nulls: 0, range: { from: '1', to: '1' } } },
          {},
          { profile: { nulls: 150, distinct: 0 } },
          { profile: { range: { from: '3.5', to: '3.5' } } },
        ],
      });
      expect(preview.rows).toHaveLength(100);
      expect(preview.rows[0]).toEqual(['1', 'R', null, '3.5']);
    }
    expect(upstream.requests).toHaveLength(before + 1);
  });

  it('has all rows of a file that mixes line ends', async () => {
    const preview = await (await GET(createRequest(`/downloads/preview?${fileQuery(6)}`), context)).json();
    expect(preview).toMatchObject({ read: 3, rows: [['1', 'R', 'B'], {}, ['3', 'R', 'B']] });
  });

  it('fails for an hour without a file, with the reason', async () => {
    expect((await GET(createRequest(`/downloads/preview?${fileQuery(8)}`), context)).status).toBe(404);
  });
});

describe('the names of reviewers', () => {
  const { GET } = valueRoute(downloadPreview, loadPreview);

  it('are left out of a preview, and so are rows with other columns than the header', async () => {
    const preview = await (
      await GET(createRequest('/downloads/preview?dataset=review&date=2026-03-31&time=7'), context)
    ).json();
    expect(preview).toMatchObject({
      ...{ leftOut: ['reviewer_name'], shifted: 1, rows: [['1', 'B']] },
      columns: [{ name: 'review_id' }, { name: 'brand' }],
      values: { retailers: [], brands: ['B'] },
    });
  });
});

describe('a command to copy', () => {
  it('has a shell variable instead of the key', async () => {
    const day = '2026-03-31';
    const choice = { format: 'csv', tables: [{ dataset: 'price', spans: [{ from: day, to: day, hours: [7, 8] }] }] };
    const address = `/downloads/curl?${new URLSearchParams({ choice: JSON.stringify(choice) })}`;
    const text = await (await sendCommands(createRequest(address))).text();
    expect(text.trimEnd().split('\n')).toHaveLength(2);
    expect(text.split('\n')[0]).toBe(
      `curl --fail --location --header "X-Api-Key: $API_KEY" --output 'price_2026-03-31_07_acme-foods.csv' '${upstream.origin}/bulk/price?date=2026-03-31&time=7&encoding=csv'`,
    );
    expect(text).not.toContain(KEY);
  });
});
