import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '@/components/layout/test-page';
import { EventList } from '@/components/overview/event-list';
import type { OverviewState } from '@/components/overview/page';
import { SolvedList } from '@/components/overview/solved-list';
import {
  DATE,
  ending,
  lostPageOne,
  problem,
  problemsOf,
  standing,
  takeover,
} from '@/components/overview/test-problems';
import { rankings } from '@/components/rankings/page';
import { readAddress } from '@/lib/client/address/address';

const state = {
  dates: { date: DATE },
  address: { date: null },
  params: { page: [], days: 28 },
} as unknown as OverviewState;

const texts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists new events, those that go on, and a folded line for each retailer with standing problems', async () => {
  const events = [takeover, problem({ retailer: 'Plazora DE' }), lostPageOne];
  renderPage(<EventList isToday state={state} problems={problemsOf({ events, standing: [standing()] })} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'New since yesterday 2 opened on 22 Nov, most impact first',
    'Still going on 1 opened 9 Nov to 21 Nov',
    'Standing 2 opened before 9 Nov, or bad since collection began · 43 products or keywords',
  ]);
  expect(texts('New since yesterday')).toEqual([
    'Home page Takeover: all 5 banners by Oskarine · Show 5 bannersnewKorbina DERaise with media: Home page',
    expect.stringContaining('Shampoo Aloe 250 ml Out of stock: 1 → 0 offers · Show offersnewPlazora DE'),
  ]);
  expect(texts('Still going on')).toEqual([
    expect.stringMatching(
      /^“deo” ★ Deodorant Invisible 200 mlOff page one: organic #3 → #45 · Show ranks.*since 12 Nov/,
    ),
  ]);
  await waitFor(() => expect(texts('Standing')).toEqual(['Plazora DE 241 ranks, 2 others3 fewer than a week ago']));
  expect(screen.getByTitle('Both days without problems that are now part of another one')).toHaveTextContent('3 fewer');
  await userEvent.click(screen.getByRole('button', { name: /^Plazora DE 2/ }));
  expect(texts('Standing')).toHaveLength(3);
});

it('names the number of days in the strips, which a shorter period limits', () => {
  const params = { ...state.params, days: 7 };
  renderPage(<EventList isToday state={{ ...state, params }} problems={problemsOf({ events: [takeover] })} />);
  expect(screen.getByText('7 days')).toBeInTheDocument();
  expect(screen.queryByText('14 days')).toBeNull();
});

it('opens the condition and the advice of a line', async () => {
  renderPage(<EventList isToday state={state} problems={problemsOf({ events: [takeover] })} />);
  await userEvent.click(screen.getByRole('button', { name: /^Raise with media/ }));
  expect(await screen.findByText(/Check your bookings with the retailer/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the ranks by brand' })).not.toBeInTheDocument();
});

it('leads from a lost rank to the ranks of all brands for its keyword', async () => {
  const lost = { ...lostPageOne, keys: ['deo/k/P1'] };
  renderPage(<EventList isToday state={state} problems={problemsOf({ events: [lost] })} />);
  await userEvent.click(screen.getByRole('button', { name: /^See who took it/ }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'See the ranks by brand' });
  expect(readAddress(rankings.address, Object.fromEntries(new URL(link.href).searchParams))).toMatchObject({
    ...{ view: 'changes', row: 'deo/k/P1', only: null, position_type: 'ORGANIC', retailer: ['Korbina DE'] },
    ...{ date: DATE, against: '2026-11-11' },
  });
});

it('states that nothing is new and that no event goes on', () => {
  renderPage(<EventList isToday state={state} problems={problemsOf()} />);
  expect(screen.getByText('Nothing new.')).toBeInTheDocument();
  expect(screen.getByText('No event goes on.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Standing' })).not.toBeInTheDocument();
});

it('says what ended, how long it lasted, and what is the usual level now', () => {
  const level = ending({ rule: 'rank_fallen', since: '2026-10-25' });
  renderPage(<SolvedList state={state} problems={{ solved: [ending()], new_levels: [level] }} />);
  const [solved] = screen.getAllByRole('listitem');
  expect(solved).toHaveTextContent(
    /Back in stock: 0 → 2 offers · Show offers\s*lasted 6 days\s*Plazora DE\s*solved 22 Nov/,
  );
  expect(texts('New level')).toEqual([expect.stringContaining('lasted 28 days')]);
});
