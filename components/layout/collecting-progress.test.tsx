import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CollectingNote } from '@/components/layout/collecting-note';
import { collectingWords } from '@/components/layout/collecting-progress';
import { createFormat } from '@/lib/client/format/format';
import { createQueryClient } from '@/lib/client/query/query-client';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const STATUS = { budget: { waiting: 0, left: null }, service: { problem: null } };
const progress = (done: number) => ({ days: 60, done, doneAt: null });

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['2026-06-30T12:00:50Z', 'Collecting 60 days: 34 done, about 1 minute left'],
  ['2026-06-30T12:04:50Z', 'Collecting 60 days: 34 done, about 5 minutes left'],
  [null, 'Collecting 60 days: 34 done'],
])('names the days and the time left until %s', (doneAt, words) => {
  expect(collectingWords({ days: 60, done: 34, doneAt }, NOW, createFormat('en-GB'))).toBe(words);
});

it('shows how far the first collection is, and fetches the figures again as it proceeds and when it ends', async () => {
  const client = createQueryClient();
  const set = (collecting: object | null) =>
    act(async () => void client.setQueryData(['status'], { ...STATUS, collecting }));
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  client.setQueryData(['status'], { ...STATUS, collecting: progress(12) });
  const { container } = render(
    <QueryClientProvider client={client}>
      <CollectingNote />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('status')).toHaveTextContent('Collecting 60 days: 12 done');
  await set(progress(13));
  expect(invalidate).not.toHaveBeenCalled();
  await set(progress(30));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('30 done'));
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['answer'] });
  await set(null);
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  // Its line stays, so that the page does not move.
  expect(container.firstElementChild).toHaveClass('h-4');
  expect(invalidate).toHaveBeenCalledTimes(2);
});
