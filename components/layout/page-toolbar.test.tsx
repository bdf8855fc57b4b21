import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { renderPage } from '@/components/layout/test-page';
import { usePage } from '@/components/layout/use-page';
import { prices } from '@/components/prices/page';
import { ownJson } from '@/lib/client/query/test-response';
import { useAnswer } from '@/lib/client/query/use-answer';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => null }));

const DAY = '2026-06-30';
const DAYS = { newest: DAY, days: [{ day: DAY, state: 'complete' }] };

/** Answers of the other day, which the server holds. */
const pendingAnswers: (() => void)[] = [];

beforeEach(() => {
  pendingAnswers.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    if (!pathname.startsWith('/api/query/')) return new Promise(() => undefined);
    const answered = { answer: pathname.endsWith('/days') ? DAYS : [], coverage: [], provenance: [] };
    if ((searchParams.get('date') ?? DAY) === DAY) return Promise.resolve(ownJson(answered));
    return new Promise((resolve) => pendingAnswers.push(() => resolve(ownJson(answered))));
  });
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const state = usePage(prices, { opening: DAY });
  const figures = useAnswer('prices/tiles', state.params);
  return (
    <>
      <PageToolbar state={state} settings={null} />
      {figures.kind === 'content' ? <p>Figures</p> : null}
    </>
  );
}

it('does not show a day whose figures are not on screen', async () => {
  const user = renderPage(<Page />);
  await screen.findByText('Figures');
  await user.click(await screen.findByRole('button', { name: 'Day before' }));
  const day = await screen.findByRole('button', { name: 'Day: Mon 29 Jun 2026, still showing Tue 30 Jun 2026' });
  expect(day).toHaveTextContent('30 Jun → 29 Jun');
  for (const answer of pendingAnswers) answer();
  expect(await screen.findByRole('button', { name: 'Day: Mon 29 Jun 2026' })).toHaveTextContent('Mon 29 Jun 2026');
});
