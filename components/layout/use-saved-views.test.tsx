import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSavedViews } from '@/components/layout/use-saved-views';
import { toast } from '@/components/ui/toast';
import { viewChange } from '@/lib/client/address/saved-views';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import type { SavedChange, SavedChanges } from '@/lib/contract/saved-items';

vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }));

/** The views of the account. */
let stored: SavedChange<'views'>[] = [];
let posts: SavedChanges<'views'>[] = [];
/** Replaces the answers to further reads of the views. */
let read: (() => Promise<never>) | null;

beforeEach(() => {
  posts = [];
  read = null;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') posts.push(JSON.parse(String(body)));
    else if (read) return read();
    return ownJson(stored);
  });
});
afterEach(() => vi.unstubAllGlobals());

const mine = (search: string, opens: boolean) => viewChange('/prices', { name: 'Mine', search, opens });

function Views() {
  const { views, save, remove, openWith } = useSavedViews('/prices');
  return (
    <>
      <p>{views.map(({ name, search }) => `${name}: ${search}`).join()}</p>
      <button type="button" onClick={() => openWith('Mine')}>
        Open first
      </button>
      <button type="button" onClick={() => save({ name: 'Mine', search: 'own=all' })}>
        Save
      </button>
      <button type="button" onClick={() => save({ name: 'New', search: 'q=soap' })}>
        Save new
      </button>
      <button type="button" onClick={() => remove('Mine')}>
        Delete
      </button>
    </>
  );
}

async function show() {
  stored = [mine('own=own', false)];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Views />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Mine: own=own')).toBeInTheDocument();
  return userEvent.setup();
}

it('opens a page with the newest state of a view, also if another user has just changed it', async () => {
  const user = await show();
  stored = [mine('brand=Velquin', false)];
  await user.click(screen.getByRole('button', { name: 'Open first' }));
  await waitFor(() => expect(posts).toEqual([{ list: 'views', changes: [mine('brand=Velquin', true)] }]));
});

it('keeps a view the default of its page if another user has just made it the default', async () => {
  const user = await show();
  stored = [mine('own=own', true)];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(posts).toEqual([{ list: 'views', changes: [mine('own=all', true)] }]));
});

it('sends no change if another user has already made the view the default', async () => {
  const user = await show();
  stored = [mine('brand=Velquin', true)];
  await user.click(screen.getByRole('button', { name: 'Open first' }));
  expect(await screen.findByText('Mine: brand=Velquin')).toBeInTheDocument();
  expect(posts).toEqual([]);
});

it('sends a new view and a deletion at once, as the user may leave the page', async () => {
  const user = await show();
  read = () => new Promise(() => {});
  await user.click(screen.getByRole('button', { name: 'Save new' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const created = viewChange('/prices', { name: 'New', search: 'q=soap', opens: false });
  await waitFor(() =>
    expect(posts.flatMap(({ changes }) => changes)).toEqual([created, { key: mine('', false).key, value: null }]),
  );
});

it('reports at the first failure that a view was not saved', async () => {
  const user = await show();
  read = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Open first' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('The view was not saved', expect.any(String)));
});

it('deletes a view that was made the default just before', async () => {
  const user = await show();
  let answerRead = () => {};
  read = () => new Promise<never>((resolve) => (answerRead = () => resolve(ownJson(stored) as never)));
  await user.click(screen.getByRole('button', { name: 'Open first' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  answerRead();
  await waitFor(() => expect(posts.map(({ changes }) => changes[0]?.value === null)).toEqual([false, true]));
});
