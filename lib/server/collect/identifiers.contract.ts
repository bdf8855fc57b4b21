import { expect, it } from 'vitest';
import { parseParams } from '@/lib/contract/parse-params';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { fetchJson } from '../service/fetch-json';
import { createService } from '../service/service';
import { fakeUpstream, queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { readAnswer } from './read-answer';

ownDatabase();

const ids = ['1234567890123456788', '1234567890123456789'];

it('requests a shelf by all digits of its number, and keeps shelves of close numbers apart', async () => {
  const upstream = await fakeUpstream((request, response) =>
    sendJson(response, { visibility_source_name: queryOf(request).get('visibility_source_id'), listings: [] }),
  );
  const service = createService({ base: upstream.base, key: 'close numbers' });
  for (const id of ids) {
    const address = { visibility_type: 'SEARCH', visibility_source_id: id, retailer_code: 'S', date: '2026-03-31' };
    const parsed = parseParams(visibilityListings, address);
    if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
    const { body } = await readAnswer(service, visibilityListings, parsed.params);
    expect(JSON.parse(body).visibility_source_name).toBe(id);
  }
  expect(upstream.requests.map((request) => queryOf(request).get('visibility_source_id'))).toEqual(ids);
});

it('reads an identifier as a number, or as its digits where a number would be rounded', async () => {
  const literals = ['7', '"7"', '"007"', '1234567890123456789', '"1234567890123456789"', 'null'];
  const items = literals.map((id) => `{"search_product_id":${id},"product_keywords":[{"search_keyword_id":${id}}]}`);
  const upstream = await fakeUpstream((_, response) => {
    const body = `{"items":[${items}],"total":6,"page_size":10,"current_page":1,"page_count":1,"start_date":"2026-03-31","end_date":"2026-03-31"}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const service = createService({ base: upstream.base, key: 'written numbers' });
  const range = { start_date: '2026-03-31', end_date: '2026-03-31' };
  const answer = await fetchJson(service, visibilitySearchByProduct, range, { priority: 'person' });
  const expected = [7, 7, 7, '1234567890123456789', '1234567890123456789', null];
  expect(answer.items.map((item) => item.search_product_id)).toEqual(expected);
  expect(answer.items.map((item) => item.product_keywords[0]?.search_keyword_id)).toEqual(expected);
});
