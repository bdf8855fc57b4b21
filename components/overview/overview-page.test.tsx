import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, renderPage, serveAnswers } from '@/components/layout/test-page';
import { OverviewPage } from '@/components/overview/overview-page';
import {
  DATE,
  ending,
  lostPageOne,
  problem,
  problemsOf,
  standing,
  takeover,
} from '@/components/overview/test-problems';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/overview'));
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const price = {
  ...{ name: 'price', title: 'Price indices on target', definition: 'On target.', unit: 'percent', better: 'higher' },
  ...{ value: 0.5, part: 1, whole: 2, of: 'with an index', before: 0.4, trend: [0.4, 0.5], target: null },
  retailers: [
    { retailer: 'Korbina DE', part: 0, whole: 1 },
    { retailer: 'Plazora DE', part: 1, whole: 1 },
  ],
};

const ANSWERS: Answers = {
  'overview/days': { newest: DATE, days: [{ day: DATE, state: 'complete' }] },
  'overview/tiles': [price],
  'overview/problems': problemsOf({
    events: [takeover, problem({ retailer: 'Plazora DE' }), lostPageOne],
    standing: [standing()],
    solved: [ending()],
    started: [
      { day: '2026-11-21', is_collected: true, open: 0, solved: 1 },
      { day: DATE, is_collected: true, open: 2, solved: 0 },
    ],
  }),
  'overview/facets': {},
  'overview/sent': [],
};

const { paramsOf } = serveAnswers(ANSWERS, { endpoint: 'price', from: DATE, to: DATE, states: 'c' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DATE}T12:00Z`) }));
afterEach(() => void vi.useRealTimers());

const show = (search = '') =>
  renderPage(<OverviewPage start={{ opening: DATE, today: DATE, isOpening: false, pages: [] } as never} />, search);

it('counts the same events in its tabs, the matrix and the picture of their first days', async () => {
  show();
  expect(await screen.findByRole('tab', { name: 'New 2 · Going on 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'New 2 · Going on 1',
    'Standing 2',
    'Solved 1',
    'No data today 0',
  ]);
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(rows().slice(0, 4)).toEqual([
      'RetailerEventsPriceindicesStockSKUsSearchsharesRankranksBannerpagesRatingSKUsSendpoints',
      expect.stringMatching(/^Korbina DE2▼0—/),
      expect.stringMatching(/^Plazora DE1100—/),
      expect.stringMatching(/^All350—/),
    ]),
  );
  expect(await screen.findByText('older, not drawn: 1 going on, 2 standing')).toBeInTheDocument();
});

it('counts nothing and states nothing of a period without data', async () => {
  const original = ANSWERS['overview/problems'];
  onTestFinished(() => void Object.assign(ANSWERS, { 'overview/problems': original }));
  const rules = Object.keys(SIGNAL_WORDS) as SignalName[];
  ANSWERS['overview/problems'] = problemsOf({
    started: [{ day: DATE, is_collected: false, open: 0, solved: 0 }],
    judged: {
      targets: [],
      missing: rules.map((rule) => ({ rule, subjects: 0, is_collected: false, is_judged: false })),
    },
  });
  show();
  expect(await screen.findByText('No data for any rule.')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'New · Going on',
    'Standing',
    'Solved',
    `No data today ${rules.length}`,
  ]);
  expect(screen.queryByText('Nothing was solved.')).toBeNull();
});

it('opens Price competition with the day that its figure is compared with', async () => {
  show('?against=2026-11-15');
  expect(await screen.findByRole('link', { name: '50.0%' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/price-competition\?against=2026-11-15&.*date=2026-11-22/),
  );
});

it('shows the standing problems of each retailer in their tab', async () => {
  show('?view=standing');
  expect(await screen.findByRole('button', { name: /^Plazora DE 2/, expanded: true })).toBeInTheDocument();
});

it('does not call a day today in a tab that is still open on the next day', async () => {
  vi.setSystemTime(new Date('2026-11-23T06:00Z'));
  show();
  expect(await screen.findByRole('tab', { name: /^No data that day/ })).toBeInTheDocument();
  expect(screen.queryByText(/yesterday/)).not.toBeInTheDocument();
});

it('names the day of the problems on screen while those of another day load', async () => {
  const stub = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    const isHeld = pathname === '/api/query/overview/problems' && searchParams.get('date') !== DATE;
    return isHeld ? new Promise(() => undefined) : stub(path, init);
  });
  const user = show();
  const expectDay = () => {
    expect(screen.getByText('Since yesterday:')).toBeVisible();
    expect(screen.getByText('opened on 22 Nov, most impact first')).toBeVisible();
    expect(screen.getByRole('tab', { name: /^No data today/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show 5 banners' })).toHaveAttribute(
      'href',
      expect.stringContaining(`date=${DATE}`),
    );
  };
  await screen.findByRole('link', { name: 'Show 5 banners' });
  expectDay();
  await user.click(await screen.findByRole('button', { name: 'Day before' }));
  await waitFor(() => expect(paramsOf('overview/tiles')?.get('date')).toBe('2026-11-21'));
  expectDay();
});
