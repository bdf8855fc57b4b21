import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { ScriptMenu } from '@/components/downloads/script-menu';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { useDownloads } from '@/components/downloads/use-downloads';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson, ownResponse } from '@/lib/client/query/test-response';
import { fileChoice } from '@/lib/contract/file-choice';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => undefined }));

afterEach(() => vi.unstubAllGlobals());

function Shown() {
  return <ScriptMenu downloads={useDownloads()} />;
}

async function open(search: string) {
  const answer = filesWith({ price: Array(7).fill(dayWith({ 5: 'c' })) });
  const fetched = vi.fn(async (url: string, _init?: RequestInit) =>
    url.includes('/curl') ? ownResponse('curl …') : ownJson({ answer, coverage: [], provenance: [] }),
  );
  vi.stubGlobal('fetch', fetched);
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter searchParams={search}>
        <Shown />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  await expect.poll(() => screen.getByRole('button', { name: 'For scripts' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'For scripts' }));
  return { user, fetched };
}

it('copies commands for the raw files', async () => {
  const { user, fetched } = await open('?get=price&from=2026-11-16&to=2026-11-17');
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as curl' }));
  await expect.poll(() => navigator.clipboard.readText()).toBe('curl …');
  const [, init] = fetched.mock.calls.find(([url]) => url.includes('/curl')) ?? [];
  expect(JSON.parse(String(init?.body))).toMatchObject({
    choice: { tables: [{ dataset: 'price', spans: [{ from: '2026-11-16', to: '2026-11-17', hours: [5] }] }] },
  });
});

it('copies the address of the chosen file', async () => {
  const { user } = await open('?get=price&from=2026-11-16&to=2026-11-17&retailers=ShopNow');
  await user.click(await screen.findByRole('menuitem', { name: 'Copy address of the file' }));
  await expect.poll(() => navigator.clipboard.readText()).toContain('/api/downloads/file?');
  const { searchParams } = new URL(await navigator.clipboard.readText());
  expect(fileChoice.parse(JSON.parse(searchParams.get('choice') ?? ''))).toMatchObject({
    format: 'xlsx',
    tables: [
      { dataset: 'price', retailers: ['ShopNow'], spans: [{ from: '2026-11-16', to: '2026-11-17', hours: [5] }] },
    ],
  });
});
