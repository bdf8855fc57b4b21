import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { FaultsPanel } from '@/components/downloads/faults-panel';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { useDownloads } from '@/components/downloads/use-downloads';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import type { FilesAnswer } from '@/lib/queries/downloads/files';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock('@/lib/client/query/use-status', () => ({ useStatus: () => undefined }));

afterEach(() => vi.unstubAllGlobals());

function Panel() {
  return <FaultsPanel downloads={useDownloads()} />;
}

/** Body of the last export. */
let exported: unknown;

function show(
  counts: Partial<FilesAnswer['counts']>,
  faults: { rows: unknown[]; total: number } = { rows: [], total: 0 },
) {
  const files = filesWith({ price: [dayWith({ 5: 'e' })] });
  const answers = { files: { ...files, counts: { ...files.counts, ...counts } }, faults };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/export') {
      exported = JSON.parse(String(init?.body));
      return ownJson({ ticket: '1' });
    }
    const answer = String(url).includes('downloads/faults') ? answers.faults : answers.files;
    return ownJson({ answer, coverage: [], provenance: [] });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter>
        <Panel />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
}

it('does not state that files are complete before one is checked', async () => {
  show({ due: 28, unchecked: 28 });
  expect(await screen.findByText('No file is checked yet.')).toBeInTheDocument();
});

it.each([
  [27, 'No checked file is missing or light.'],
  [0, 'No file is missing or light.'],
])('states which files are not missing or light if %d are unchecked', async (unchecked, words) => {
  show({ due: 28, present: 28 - unchecked, unchecked });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

const fault = (hour: number) => ({
  ...{ dataset: 'price', day: '2026-11-15', hour, title: 'price', time: `${hour}:00`, state: 'missing' },
  ...{ rows: null, usual_rows: null },
});

it('states how many files are listed if there are more than an answer has', async () => {
  show({ due: 2000 }, { rows: [fault(5), fault(6)], total: 1488 });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more: 2 of 1,488' }));
  expect(await screen.findByText('2 of 1,488 are shown. The export has all.')).toBeInTheDocument();
});

it('saves the days of the list in its workbook', async () => {
  show({ due: 2 }, { rows: [fault(5)], total: 1 });
  const button = screen.getByRole('button', { name: 'Excel' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(exported).toMatchObject({ facts: [['Days', '15 Nov 2026 to 15 Nov 2026']] }));
});
