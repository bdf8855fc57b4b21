import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CollectRange } from '@/components/collection/collect-range';
import type { Action } from '@/components/collection/use-collection';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import type { Collection } from '@/lib/contract/collection';

const collection = {
  ...{ from: '2026-05-01', to: '2026-05-28', newest: '2026-05-29', endpoints: [] },
  status: { waiting: { tasks: 0 }, running: [] },
} as unknown as Collection;

afterEach(() => vi.unstubAllGlobals());

it('collects up to the newest day of the plan while earlier days are shown', async () => {
  vi.stubGlobal('fetch', async () => ownJson({ requests: 3, doneAt: null }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CollectRange collection={collection} action={{ isPending: false } as Action} now={0} />
    </QueryClientProvider>,
  );
  const [, last] = screen.getAllByRole('button', { name: 'Day after' });
  await userEvent.click(last as HTMLElement);
  expect(screen.getByRole('button', { name: 'Last day: Fri 29 May 2026' })).toBeInTheDocument();
  expect(last).toBeDisabled();
});
