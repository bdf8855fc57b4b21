import { describe, expect, it } from 'vitest';
import { requestTarget } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { configuredDashboard, createRequest } from '@/lib/server/testing/configured';

const upstream = configuredDashboard();

/** A value for each parameter that an endpoint requires. */
const VALUES = {
  date: '2026-03-31',
  time: 7,
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  customer_page_id: 4,
  visibility_type: 'SEARCH',
  visibility_source_id: 9,
  retailer_code: 'r',
};

describe('the dashboard', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'has a route for %s',
    async (_, endpoint) => {
      const file = endpoint.path.replace(/\{(\w+)\}/, '[$1]');
      const { GET } = await import(/* @vite-ignore */ new URL(`.${file}/route.ts`, import.meta.url).pathname);
      upstream.answer = (_request, response) => void response.writeHead(500).end();
      const target = requestTarget(endpoint, VALUES);
      const context = { params: Promise.resolve({ customer_page_id: String(VALUES.customer_page_id) }) };
      const response: Response = await GET(createRequest(target), context);
      expect(await response.text()).toContain('upstream_failed');
      const path = new URL(upstream.requests.at(-1) ?? '', upstream.origin).pathname;
      expect(path).toBe(requestTarget(endpoint, VALUES).split('?')[0]);
    },
  );
});
