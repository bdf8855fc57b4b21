import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChartPanel } from '@/components/chart/chart-panel';
import { saveChart } from '@/components/chart/chart-picture';
import type { Trend } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import { PageContext } from '@/components/panel/page-context';
import { saveFile } from '@/lib/client/files/save-file';
import { FormatProvider } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';

vi.mock('@/components/chart/chart-picture', () => ({ saveChart: vi.fn() }));
vi.mock('@/lib/client/files/save-file', () => ({ saveFile: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

const days = ['2025-05-01', '2025-06-01', '2026-04-01'];

interface PageOfPanel {
  title?: string;
  notes: string[];
  subject?: string;
  isOutdated?: boolean;
  dates?: Trend['dates'];
}

function panel({ title = 'Index', isOutdated = false, dates, ...page }: PageOfPanel) {
  const state: AnswerState<number[]> = {
    ...{ kind: 'content', data: [1, 2, 3], coverage: [], provenance: [], retry: () => undefined },
    ...{ refetching: isOutdated, isOutdated },
  };
  return (
    <FormatProvider locale="en-GB">
      <PageContext value={page}>
        <ChartPanel
          title={title}
          state={state}
          chart={(values) => trendChart({ days, dates, unit: 'index', series: [{ name: 'Index', values }] })}
        />
      </PageContext>
    </FormatProvider>
  );
}

async function savedPrint() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Table, picture and data/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Drawing (SVG)' }));
  await waitFor(() => expect(saveChart).toHaveBeenCalledOnce());
  return vi.mocked(saveChart).mock.calls[0]?.[1];
}

it('prints the filters of the chart on screen until the chart of other filters has loaded', async () => {
  const { rerender } = render(panel({ notes: ['Brand: A'] }));
  rerender(panel({ notes: ['Brand: B'], isOutdated: true }));
  expect((await savedPrint())?.notes).toEqual(['Brand: A', '1 May 2025 to 1 Apr 2026']);
});

it('prints the filters of a chart that has loaded', async () => {
  const { rerender } = render(panel({ notes: ['Brand: A'] }));
  rerender(panel({ notes: ['Brand: B'] }));
  expect((await savedPrint())?.notes).toContain('Brand: B');
});

it('names the subject of its page in the title of a picture', async () => {
  render(panel({ notes: [], subject: 'Soap' }));
  expect((await savedPrint())?.title).toBe('Soap, Index');
});

it('prints the dates of a chart by the names of its buckets', async () => {
  render(panel({ notes: [], dates: ['May 2025', 'June 2025', 'April 2026'] }));
  expect(await savedPrint()).toMatchObject({ notes: ['May 2025 to April 2026'], dates: 'May 2025 to April 2026' });
});

it('names files by the chart and its dates, however long its subject is', async () => {
  const subject = 'Aurelle Soap with lavender, 1 litre against Bergtal Soap with lavender, 1 litre';
  const user = userEvent.setup();
  for (const title of ['Index of the selling price', 'Promotion depth, below the list price']) {
    const { unmount } = render(panel({ title, notes: [], subject }));
    await user.click(screen.getByRole('button', { name: /^Table, picture and data/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Data (CSV for Excel)' }));
    unmount();
  }
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual([
    expect.stringMatching(/^index-of-the-selling-price-aurelle-.*-1-may-2025-to-1-apr-2026\.csv$/),
    expect.stringMatching(/^promotion-depth-below-the-list-price-aurelle-.*-1-may-2025-to-1-apr-2026\.csv$/),
  ]);
});
