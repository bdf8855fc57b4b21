import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ControlLine } from '@/components/collection/control-line';
import type { Action } from '@/components/collection/use-collection';
import type { Collection } from '@/lib/contract/collection';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/collection'),
);
// This part requests the state of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => null }));
vi.mock('@/lib/client/browser/clipboard', () => ({ writeClipboard: async () => true }));

const collection = {
  ...{ from: '2026-06-03', to: '2026-06-30', newest: '2026-06-30', endpoints: [] },
  status: { enabled: false },
} as unknown as Collection;

it('has saved views, and copies a link with the days on screen', async () => {
  const clipboard = await import('@/lib/client/browser/clipboard');
  const write = vi.spyOn(clipboard, 'writeClipboard');
  const client = new QueryClient();
  client.setQueryData(['saved', 'views'], []);
  render(
    <QueryClientProvider client={client}>
      <ControlLine collection={collection} action={{} as Action} onUntil={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button', { name: 'Views' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write.mock.lastCall?.[0]).toContain('until=2026-06-30');
});
