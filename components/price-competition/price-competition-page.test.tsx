import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, renderPage, serveAnswers, table, tile } from '@/components/layout/test-page';
import { PriceCompetitionPage } from '@/components/price-competition/price-competition-page';
import type { Summary } from '@/lib/queries/price-competition/summary';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/price-competition'),
);
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';
const CHECKED = { agreeing: 40, of: 40 };
const summary: Summary = {
  ...{ current: DAY, before: '2026-06-29', buckets: ['2026-06-29', DAY], competitions: 40, shown: 40, rule: null },
  ...{ indices: CHECKED, depths: CHECKED, verdicts: CHECKED },
  tones: { on: 30, near: 0, off: 10, none: 0, unknown: 0 },
  moved: { ours: 0, theirs: 0, earlier: 10, unknown: 0 },
  sides: { above: 10, below: 0, neither: 0 },
  own: true,
};
const tilesWith = (newOff: number | null, backOn: number | null) => [
  tile('on_target', 'Price indices on target', { unit: 'percent', value: 0.75, part: 30, whole: 40 }),
  tile('new_off', 'New off target', { value: newOff }),
  tile('back_on', 'Back on target', { value: backOn }),
  tile('no_index', 'No index', { value: 0 }),
];
const ANSWERS: Answers = {
  'price-competition/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] },
  'price-competition/tiles': tilesWith(2, 3),
  'price-competition/summary': summary,
  'price-competition/lines': table(),
  'price-competition/retailers': [],
  'price-competition/changes': table(),
  'price-competition/main-prices': [],
  'price-competition/facets': {},
};
serveAnswers(ANSWERS, { endpoint: 'price_competition', from: DAY, to: DAY, states: 'c' });

const start = { opening: DAY, listed: [{ id: 1, name: 'Soap' }] };
const show = (searchParams = '') => renderPage(<PriceCompetitionPage start={start} />, searchParams);
const newOffTile = async () => (await screen.findByText('New off target', { selector: 'dt *' })).closest('div');

it('states that a view has no competition of a link, and ends the selection with a tile', async () => {
  const user = show('?view=on&only=101/C1,102/C1');
  expect(await screen.findByText('No competition of the link is in this view.')).toBeVisible();
  expect(screen.getByText('Only 2 competitions of the link')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'On target 30' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Price indices on target: 75/, pressed: false }));
  expect(await screen.findByText('No competition is on target.')).toBeVisible();
  expect(screen.queryByText('Only 2 competitions of the link')).toBeNull();
  expect(screen.getByRole('button', { name: /^Price indices on target: 75/, pressed: true })).toBeVisible();
});

it('states that no competition has an index instead of that none is off target, and blames no filter', async () => {
  const original = ANSWERS['price-competition/summary'];
  onTestFinished(() => void Object.assign(ANSWERS, { 'price-competition/summary': original }));
  ANSWERS['price-competition/summary'] = { ...summary, tones: { on: 0, near: 0, off: 0, none: 40, unknown: 0 } };
  show();
  // In the strips and in the table below.
  await waitFor(() => expect(screen.getAllByText('No competition has an index.')).toHaveLength(2));
  expect(await screen.findByText('No competition has data for both days.')).toBeVisible();
  expect(screen.queryByText('No competition is off target.')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Off target' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'No index 40' })).toBeVisible();
  expect(screen.queryByText(/passes the filters/)).toBeNull();
});

it('names the price that moved competitions off target, also if only those of others did', async () => {
  const original = ANSWERS['price-competition/summary'];
  onTestFinished(() => void Object.assign(ANSWERS, { 'price-competition/summary': original }));
  ANSWERS['price-competition/summary'] = { ...summary, moved: { ours: 0, theirs: 10, earlier: 0, unknown: 0 } };
  show();
  expect(await screen.findByText(/^10 of 40 off target: 10 after their price moved · 40 competitions/)).toBeVisible();
});

it('counts the competitions that came back on target', async () => {
  show();
  expect(await newOffTile()).toHaveTextContent('3 back · day on day');
});

it('counts no competitions that came back if there is no earlier index', async () => {
  const original = ANSWERS['price-competition/tiles'];
  onTestFinished(() => void Object.assign(ANSWERS, { 'price-competition/tiles': original }));
  ANSWERS['price-competition/tiles'] = tilesWith(null, null);
  show();
  expect(await newOffTile()).toHaveTextContent(/day on day$/);
  expect(screen.queryByText(/ back ·/)).toBeNull();
});

it('counts no competitions in its tabs if none is collected', async () => {
  const original = ANSWERS['price-competition/summary'];
  onTestFinished(() => void Object.assign(ANSWERS, { 'price-competition/summary': original }));
  const tones = { on: 0, near: 0, off: 0, none: 0, unknown: 0 };
  ANSWERS['price-competition/summary'] = { ...summary, competitions: 0, shown: 0, tones };
  show();
  expect(await screen.findByText('of 0 competitions')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Off target' })).toBeVisible();
});

it('counts no competitions of the page before they are known', async () => {
  const stub = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.startsWith('/api/query/price-competition/summary') ? new Promise(() => undefined) : stub(path, init),
  );
  show();
  expect(await screen.findByText('No index', { selector: 'dt *' })).toBeVisible();
  expect(screen.queryByText(/of 0 competitions/)).toBeNull();
});
