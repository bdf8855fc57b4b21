import { expect, it } from 'vitest';
import { kept } from '@/lib/contract/kept';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { jsonRoute } from '../routes/json-route';
import { valueRoute } from '../routes/value-route';
import { asked, configuredDashboard } from '../testing/configured';
import { sendJson } from '../testing/fake-upstream';
import { keptAnswers } from './kept-answers';

const upstream = configuredDashboard();
const context = { params: Promise.resolve({}) };
const scores = jsonRoute(visibilityScores);

async function ask(query: string) {
  await (await scores.GET(asked(`/visibility/scores?visibility_type=SEARCH&${query}`), context)).text();
}

async function read() {
  const response = await valueRoute(kept, keptAnswers).GET(asked('/kept?endpoint=visibility_scores'), context);
  const [, line = ''] = (await response.text()).split('\n');
  return kept.response.parse(JSON.parse(line).value);
}

it('lists stored answers, newest first, without a call', async () => {
  upstream.answer = (_, response) =>
    sendJson(response, { items: [], total: 0, page_size: 1000, current_page: 1, page_count: 0 });
  expect(await read()).toEqual({ pageSize: 1000, answers: [] });
  await ask('date=2026-03-31');
  await ask('date=2099-01-01&first_n_products=10&background=1');
  const calls = upstream.requests.length;

  await expect
    .poll(async () => (await read()).answers)
    .toMatchObject([
      { params: { date: '2099-01-01', first_n_products: 10 }, total: 0, free: true },
      { params: { date: '2026-03-31', position_type: 'OVERALL' }, total: 0, free: true },
    ]);
  expect(upstream.requests).toHaveLength(calls);
});
