import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { figure, renderPage, serveAnswers, table, tile } from '@/components/layout/test-page';
import { Tiles } from '@/components/layout/tiles';
import { usePage } from '@/components/layout/use-page';
import { SideBar } from '@/components/shell/side-bar';
import { SkipToTable } from '@/components/shell/skip-to-table';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { Tabs } from '@/components/ui/tabs';
import { visibility } from '@/components/visibility/page';
import { useAnswer } from '@/lib/client/query/use-answer';
import { scoreColumns } from '@/lib/queries/visibility/scores.columns';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/visibility'),
);
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => <a href="/collection">fetched</a>, NavFoot: () => null }));

const DAY = '2026-06-30';
const COLUMNS = screenColumns(scoreColumns);

serveAnswers(
  {
    'visibility/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] },
    'visibility/tiles': ['Own share', 'Targets met', 'Power keywords', 'Scores'].map((title) => tile(title, title)),
    'visibility/facets': { retailer: [{ value: 'Korbina DE', count: 2 }] },
    'visibility/scores': table({ id: 'a', source_name: 'soap', score: figure(1) }),
  },
  { endpoint: 'visibility-scores', from: DAY, to: DAY, states: 'c' },
);

const filters = { active: false, label: 'Filter', onToggle: () => undefined };

/** A page of the kit with a row of tiles and a table in a tab. */
function Page() {
  const state = usePage(visibility, { opening: DAY });
  const tiles = useAnswer('visibility/tiles', state.params);
  return (
    <>
      <SkipToTable />
      <SideBar />
      <main>
        <PageToolbar state={state} settings={null} />
        <Tiles
          state={tiles}
          extra={{
            'Own share': { filter: filters },
            'Targets met': {},
            'Power keywords': {},
            Scores: { href: '/rankings' },
          }}
        />
        <Tabs
          label="Views"
          value="scores"
          onChange={() => undefined}
          tabs={[
            {
              value: 'scores',
              label: 'All',
              content: (
                <AnswerTable
                  query="visibility/scores"
                  params={state.params}
                  columns={COLUMNS}
                  label="Scores"
                  title="Scores"
                  noun="score"
                />
              ),
            },
            { value: 'brands', label: 'Brands', content: null },
          ]}
        />
      </main>
    </>
  );
}

async function open() {
  const user = renderPage(<Page />);
  const grid = await screen.findByRole('grid', { name: 'Scores' });
  await screen.findByRole('button', { name: 'Filter' });
  // The first key loads the code of groups.
  await user.keyboard('{Shift}');
  await waitFor(() => expect(document.querySelector('[data-roving]')).toBeInTheDocument());
  // Groups include controls that appear later once a frame.
  await waitFor(() => expect(document.querySelectorAll('[data-roving] [tabindex="0"]').length).toBeLessThan(6));
  return { user, grid };
}

it('has the first table of a page within ten Tab stops', async () => {
  const { user, grid } = await open();
  const stops: string[] = [];
  while (document.activeElement !== grid && stops.length < 60) {
    await user.tab();
    stops.push(document.activeElement?.textContent || (document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(10);
});

it('skips to the first table', async () => {
  const { user, grid } = await open();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(grid).toHaveFocus();
});

it('reaches each control of the toolbar with arrow keys', async () => {
  const { user } = await open();
  const toolbar = screen.getByRole('toolbar', { name: 'Controls of Visibility' });
  // Only that of the day after, as the day is the newest one.
  await waitFor(() => expect(toolbar.querySelectorAll('button:disabled')).toHaveLength(1));
  const controls = [...toolbar.querySelectorAll<HTMLElement>('a, button:not(:disabled)')];
  controls[0]?.focus();
  const reached = new Set<Element | null>();
  for (let step = 0; step < controls.length; step += 1) {
    reached.add(document.activeElement);
    await user.keyboard('{ArrowRight}');
  }
  expect(controls.filter((control) => !reached.has(control))).toEqual([]);
  expect(document.activeElement).toBe(controls[0]);
});
