import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSavedViews } from '@/components/layout/use-saved-views';
import { viewChange } from '@/lib/client/address/saved-views';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import type { SavedChange, SavedChanges } from '@/lib/contract/saved-items';

/** The views of the account. */
let stored: SavedChange<'views'>[] = [];
let posts: SavedChanges<'views'>[] = [];

beforeEach(() => {
  posts = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') posts.push(JSON.parse(String(body)));
    return ownJson(stored);
  });
});
afterEach(() => vi.unstubAllGlobals());

const mine = (search: string, opens: boolean) => viewChange('/prices', { name: 'Mine', search, opens });

function Views() {
  const { views, save, openWith } = useSavedViews('/prices');
  return (
    <>
      <p>{views.map(({ name, search }) => `${name}: ${search}`).join()}</p>
      <button type="button" onClick={() => openWith('Mine')}>
        Open first
      </button>
      <button type="button" onClick={() => save({ name: 'Mine', search: 'own=all' })}>
        Save
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
