import { beforeAll, expect, it, vi } from 'vitest';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { asked, configuredDashboard } from '../testing/configured';
import { sendJson } from '../testing/fake-upstream';
import { jsonRoute } from './json-route';

const upstream = configuredDashboard();
beforeAll(() => void vi.stubEnv('DELIVERY_RATE_LIMIT', '5/min'));
const { GET } = jsonRoute(visibilityScores);

function ask(day: string, more = '', signal?: AbortSignal) {
  const target = `/visibility/scores?visibility_type=SEARCH&date=2026-03-${day}${more}`;
  return GET(asked(target, { signal }), { params: Promise.resolve({}) });
}

const reached = (day: string) => upstream.requests.some((target) => target.includes(`date=2026-03-${day}`));

it('reserves the last calls for users', async () => {
  upstream.answer = (_, response) =>
    sendJson(response, { items: [], total: 0, page_size: 1000, current_page: 1, page_count: 0 });
  for (const day of ['01', '02', '03', '04']) await (await ask(day)).text();
  const leave = new AbortController();
  const background = ask('05', '&background=1', leave.signal).then(
    (response) => response.text(),
    () => 'left',
  );
  await (await ask('06')).text();
  expect([reached('05'), reached('06')]).toEqual([false, true]);
  leave.abort();
  await background;
});
