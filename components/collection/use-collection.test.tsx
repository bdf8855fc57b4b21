import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useAction } from '@/components/collection/use-collection';
import { ToastRegion } from '@/components/ui/toast';

afterEach(() => vi.unstubAllGlobals());

function Pause() {
  const action = useAction();
  return (
    <button type="button" onClick={() => action.mutate({ action: 'pause' })}>
      Pause
    </button>
  );
}

it('reports that collecting could not be paused', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Pause />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Not done')).toBeVisible();
  expect(screen.getByText(/^The dashboard did not answer/)).toBeVisible();
});
