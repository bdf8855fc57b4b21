import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NoMatch } from '@/components/table/no-match';
import { ownJson } from '@/lib/client/query/test-response';

const TOTALS: Readonly<Record<string, number>> = { 'banners/changes': 0, 'banners/runs': 1200 };

afterEach(() => vi.unstubAllGlobals());

it('links to the tabs that have matches, and to no others', async () => {
  vi.stubGlobal('fetch', (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    const total = searchParams.get('search') === 'soap' ? TOTALS[pathname.replace('/api/query/', '')] : undefined;
    return Promise.resolve(ownJson({ answer: { rows: [], total, offset: 0, sort: '' }, coverage: [], provenance: [] }));
  });
  const onShow = vi.fn();
  const onClear = vi.fn();
  const params = { date: '2026-11-21' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NoMatch
        search="soap"
        noun="banner"
        others={[
          { title: 'Changes', query: 'banners/changes', params, onShow: vi.fn() },
          { title: 'Run lengths', query: 'banners/runs', params, onShow },
        ]}
        onClear={onClear}
      />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '1,200 rows in “Run lengths”' }));
  expect(onShow).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /Changes/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onClear).toHaveBeenCalledOnce();
});
