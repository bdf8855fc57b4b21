import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useAction, useCost } from '@/components/collection/use-collection';
import { ToastRegion } from '@/components/ui/toast';
import { ownJson } from '@/lib/client/query/test-response';

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

it('shows the requests of a range only for that range, also while they are counted again', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const client = new QueryClient();
  const { result, rerender } = renderHook(({ from, key }) => useCost({ endpoint: null, from, to: '2026-06-30' }, key), {
    initialProps: { from: '2026-06-30', key: 'true' },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(ownJson({ requests: 3, doneAt: null }));
  await waitFor(() => expect(result.current?.requests).toBe(3));
  rerender({ from: '2026-06-30', key: 'false' });
  expect(result.current?.requests).toBe(3);
  rerender({ from: '2025-06-30', key: 'false' });
  expect(result.current).toBeUndefined();
});
