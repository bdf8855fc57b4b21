import { describe, expect, it } from 'vitest';
import { sendCall } from '@/lib/server/routes/call-route';
import { configuredDashboard, createRequest } from '@/lib/server/testing/configured';

const upstream = configuredDashboard();

async function call(query: string) {
  const response = await sendCall(createRequest(`/call?${query}`));
  return { status: response.status, text: await response.text() };
}

describe('the command behind a number', () => {
  it('requests the same from the service, with the key from the shell', async () => {
    const { text } = await call(
      'endpoint=price_competition&customer_page_id=101&start_date=2026-06-01&end_date=2026-06-30',
    );
    expect(text).toContain('--header "X-Api-Key: $API_KEY"');
    expect(text).toContain(`'${upstream.origin}/`);
    expect(text).toContain('/price-competition/101?start_date=2026-06-01&end_date=2026-06-30');
    expect(upstream.requests).toEqual([]);
  });

  it.each([
    ['an unknown endpoint', 'endpoint=prices', '\\"prices\\" is unknown'],
    ['an invalid parameter', 'endpoint=price&date=soon', 'is not a calendar date'],
  ])('is refused for %s', async (_, query, sentence) => {
    const { status, text } = await call(query);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toContain(sentence);
  });
});
