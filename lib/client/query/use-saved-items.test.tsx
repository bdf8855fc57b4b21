import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewChange } from '@/lib/client/address/saved-views';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import { useSavedItems } from '@/lib/client/query/use-saved-items';
import type { SavedChanges, SavedItem } from '@/lib/contract/saved-items';

/** The list of the account. Null fails. */
let stored: SavedItem<'views'>[] | null = [];

beforeEach(() => {
  stored = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (stored === null) return ownJson({ code: 'internal', title: 'No.', retryable: true }, { status: 500 });
    if (method === 'POST') {
      const change: SavedChanges<'views'> = JSON.parse(String(body));
      const values = new Map(stored.map((item) => [item.key, item.value]));
      for (const { key, value } of change.changes)
        if (value === null) values.delete(key);
        else values.set(key, value);
      stored = [...values].map(([key, value]) => ({ key, value }));
    }
    return ownJson(stored);
  });
});
afterEach(() => vi.unstubAllGlobals());

const view = (name: string) => ({ name, search: 'own=own', opens: false });
const onError = vi.fn();

function Views() {
  const { items, change } = useSavedItems('views');
  return (
    <>
      <p>{items.map(({ value }) => value.name).join() || 'none'}</p>
      <button type="button" onClick={() => void change([viewChange('/prices', view('Mine'))]).catch(onError)}>
        Save
      </button>
    </>
  );
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Views />
      <Views />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const readParagraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('shows a saved view in all parts of the page, and reports one that was not saved', async () => {
  const user = open();
  await waitFor(() => expect(readParagraphs()).toEqual(['none', 'none']));
  const [save] = screen.getAllByRole('button', { name: 'Save' });
  await user.click(save as HTMLElement);
  await waitFor(() => expect(readParagraphs()).toEqual(['Mine', 'Mine']));
  stored = null;
  await user.click(save as HTMLElement);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
});
