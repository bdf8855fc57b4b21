import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CompareControl } from '@/components/layout/compare-control';
import { Toolbar } from '@/components/layout/toolbar';

vi.mock('next/navigation', () => ({
  usePathname: () => '/banners',
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams('days=x'),
}));
// This part requests the state of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

function show() {
  const onDate = vi.fn();
  const onAgainst = vi.fn();
  const onDays = vi.fn();
  const onRefresh = vi.fn();
  const compare = { date: '2026-06-30', value: 'previous', against: '2026-06-29', days: 28 };
  const toolbar = (
    <Toolbar
      title="Banners"
      day={{ value: '2026-06-30', max: '2026-06-30', onChange: onDate }}
      compare={<CompareControl {...compare} onChange={onAgainst} onDays={onDays} />}
      filters={{
        filters: [{ name: 'brand', label: 'Brand', options: [], value: ['Velquin'], onChange: vi.fn() }],
        onClear: vi.fn(),
      }}
      settings={{ label: 'All banners', title: 'Which banners count', children: <p>by type</p> }}
      refresh={{ onPress: onRefresh, isBusy: false }}
      link={() => 'http://local/banners'}
      exports={<button type="button">Export page</button>}
      refused={[{ name: 'days', message: '"x" is not a whole number.' }]}
    />
  );
  const client = new QueryClient();
  client.setQueryData(['saved', 'views'], []);
  render(<QueryClientProvider client={client}>{toolbar}</QueryClientProvider>);
  return { user: userEvent.setup(), onDate, onAgainst, onDays, onRefresh };
}

it('steps from day to day, never past the newest', async () => {
  const { user, onDate } = show();
  expect(screen.getByText('fetched 2 min ago')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Day after' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Day before' }));
  expect(onDate).toHaveBeenLastCalledWith('2026-06-29');
});

it('compares with a step back or a chosen day, over a chosen number of days', async () => {
  const { user, onAgainst, onDays } = show();
  await user.click(screen.getByRole('button', { name: /^vs\s*previous day$/ }));
  expect(await screen.findByText('Mon 29 Jun')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'a week before' }));
  expect(onAgainst).toHaveBeenLastCalledWith('week');
  await user.click(screen.getByRole('button', { name: '60 days' }));
  expect(onDays).toHaveBeenLastCalledWith(60);
});

it('names the compared day if the address has one that is not before the day', () => {
  const compare = { date: '2026-06-30', value: '2026-07-02', against: '2026-06-29', days: 28 };
  render(<CompareControl {...compare} onChange={vi.fn()} onDays={vi.fn()} />);
  expect(screen.getByRole('button', { name: /^vs\s*29 Jun 2026$/ })).toBeInTheDocument();
});

it('has settings behind one button, and lists invalid parts of the address', async () => {
  const { user } = show();
  expect(screen.queryByText('by type')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All banners' }));
  expect(await screen.findByText('by type')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('days in the address: "x" is not a whole number. Ignored.');
  expect(screen.getByRole('button', { name: 'Controls, 1 filter in use' })).toBeInTheDocument();
});
