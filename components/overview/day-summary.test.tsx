import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@/components/layout/test-page';
import { DaySummary } from '@/components/overview/day-summary';
import { problemsOf, takeover } from '@/components/overview/test-problems';
import { ownJson } from '@/lib/client/query/test-response';

const status = vi.hoisted(() => ({ collecting: null as { days: number; done: number } | null }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => status }));

const answer = problemsOf({ events: [takeover] });

beforeEach(() => {
  status.collecting = null;
  vi.stubGlobal('fetch', async () => ownJson({ answer, coverage: [], provenance: [] }));
});

afterEach(() => vi.unstubAllGlobals());

const show = (date: string | null) =>
  renderPage(<DaySummary today="2026-06-30" params={date === null ? null : { date, days: 28, page: [] }} />);

it('names the newest day and its biggest event', async () => {
  show('2026-06-30');
  expect(screen.getByText('Newest day: 30 Jun 2026.')).toBeInTheDocument();
  expect(await screen.findByText(/Oskarine has all 5 home page banners at Korbina DE\./)).toBeInTheDocument();
});

it('shows how far the first collection is, also before a day is collected', () => {
  status.collecting = { days: 60, done: 34 };
  show(null);
  expect(screen.getByText('Collecting 60 days: 34 done.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
