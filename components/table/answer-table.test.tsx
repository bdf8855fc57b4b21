import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerTable } from '@/components/table/answer-table';
import { integerColumn, textColumn } from '@/components/table/test-columns';
import type { RowOfTable } from '@/lib/client/query/table-rows';
import { ownJson } from '@/lib/client/query/test-response';

type Row = RowOfTable<'banners/placements'>;

const COLUMNS = [
  textColumn<Row>({ id: 'banner', header: 'Banner', pinned: true, value: (row) => row.banner }),
  integerColumn<Row>({ id: 'own_label_count', header: 'Own labels', value: (row) => row.own_label_count }),
];
const TOTAL = 5_000;
const INITIAL_SORT = 'own_label_count.desc';

/** Rows of the fake server, named by position and order. */
function answer({ searchParams }: URL) {
  const offset = Number(searchParams.get('offset') ?? 0);
  const limit = Number(searchParams.get('limit'));
  const search = searchParams.get('search') ?? '';
  const total = search ? 1 : TOTAL;
  const sort = searchParams.get('sort') || INITIAL_SORT;
  const rows = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => ({
    banner: search || `${sort} ${offset + index}`,
    own_label_count: index === 7 ? null : offset + index,
  }));
  return { answer: { rows, total, offset, sort }, coverage: [], provenance: [] };
}

const requests: URL[] = [];
const posted: unknown[] = [];

beforeEach(() => {
  requests.length = 0;
  posted.length = 0;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path === '/api/export') {
      posted.push(JSON.parse(String(init?.body)));
      return Promise.resolve(ownJson({ ticket: 'some-ticket' }));
    }
    const url = new URL(path, 'http://local');
    requests.push(url);
    return Promise.resolve(ownJson(answer(url)));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function table(onOpen = vi.fn(), columns = COLUMNS) {
  return (
    <AnswerTable
      query="banners/placements"
      params={{ date: '2026-11-21' }}
      columns={columns}
      label="Banners"
      title="Banners 2026-11-21"
      noun="banner"
      restrictions={['Only 3 banners of the link']}
      onOpen={onOpen}
    />
  );
}

async function show(searchParams = '', columns = COLUMNS) {
  const onOpen = vi.fn();
  const onUrlUpdate = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NuqsTestingAdapter searchParams={searchParams} onUrlUpdate={onUrlUpdate} hasMemory>
        {table(onOpen, columns)}
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  const grid = await screen.findByRole('grid', { name: 'Banners' });
  const search = () => onUrlUpdate.mock.lastCall?.[0].searchParams;
  return { user: userEvent.setup(), grid, onOpen, search };
}

describe('a table that the server pages', () => {
  it('requests the first window, shows the total, and draws only the visible rows', async () => {
    const { grid } = await show();
    expect(screen.getByText('5,000 banners')).toBeInTheDocument();
    expect(grid).toHaveAttribute('aria-rowcount', '5001');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    expect(requests.map(({ search }) => search)).toEqual(['?date=2026-11-21&limit=100&offset=0']);
    expect(screen.getByText('own_label_count.desc 7').closest('tr')).toHaveTextContent('—');
  });

  it('shows the initial order that the answer contains', async () => {
    await show();
    expect(screen.getByRole('columnheader', { name: 'Own labels' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('has a second line for a column that phones show below another', async () => {
    const columns = [COLUMNS[0], { ...COLUMNS[1], below: 'banner' }] as typeof COLUMNS;
    const { grid } = await show('', columns);
    const [, row] = within(grid).getAllByRole('row');
    const [name, labels] = within(row as HTMLElement).getAllByRole('gridcell');
    expect(within(name as HTMLElement).getByText('0')).toHaveClass('sm:hidden');
    expect(labels).toHaveClass('max-sm:hidden');
    expect(screen.getByRole('columnheader', { name: 'Own labels' })).toHaveClass('max-sm:hidden');
  });

  it('sorts on the server by a click, and stores the order in the address', async () => {
    const { user, search } = await show();
    await user.click(screen.getByRole('button', { name: 'Banner' }));
    expect(search().get('sort')).toBe('banner.asc');
    expect(await screen.findByText('banner.asc 0')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Banner' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('dims the rows while another order is loading', async () => {
    const { user, grid } = await show();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Banner' }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('own_label_count.desc 0')).toBeInTheDocument();
  });

  it('searches the whole set once typing stops', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Search banners' }), 'deo');
    expect(await screen.findByText('1 banner found')).toBeInTheDocument();
    expect(requests.flatMap(({ searchParams }) => searchParams.get('search') ?? [])).toEqual(['deo']);
  });

  it('ignores an order by an unknown column', async () => {
    await show('?sort=nothing.desc');
    expect(screen.getByText('own_label_count.desc 0')).toBeInTheDocument();
  });

  it('is one tab stop: arrows move inside, Enter sorts by a header and opens a row', async () => {
    const { user, grid, onOpen, search } = await show();
    grid.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(search().get('sort')).toBe('own_label_count.asc');
    await screen.findByText('own_label_count.asc 0');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ banner: 'own_label_count.asc 1' }));
    expect(grid).toHaveFocus();
  });

  it.each([
    ['CSV for Excel', 'csv'],
    ['Excel workbook', 'xlsx'],
    ['NDJSON for programs', 'ndjson'],
  ])('downloads what is on screen as %s from the server', async (label, format) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await show('?search=deo');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(click.mock.contexts[0]).toMatchObject({ pathname: '/api/export/some-ticket', download: '' });
    click.mockRestore();
    expect(posted).toEqual([
      {
        title: 'Banners 2026-11-21',
        format,
        locale: expect.any(String),
        facts: [
          ['Shown', 'Only 3 banners of the link'],
          ['Search', 'deo'],
        ],
        sheets: [
          {
            title: 'Banners 2026-11-21',
            query: 'banners/placements',
            params: { date: '2026-11-21', search: 'deo', limit: '100', offset: '0' },
            columns: [
              { id: 'banner', header: 'Banner' },
              { id: 'own_label_count', header: 'Own labels' },
            ],
          },
        ],
      },
    ]);
  });

  it('prints what it leaves out', async () => {
    await show('?search=deo');
    expect(screen.getByText('Only 3 banners of the link · Search: deo')).toHaveClass('hidden', 'print:block');
  });

  it('shows the failure and retries', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <NuqsTestingAdapter>{table()}</NuqsTestingAdapter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The dashboard did not answer.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

it('does not say that nothing matches a search before its answer', async () => {
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://local');
    if (url.searchParams.get('search') === 'ab') return new Promise(() => undefined);
    const empty = { rows: [], total: 0, offset: 0, sort: '' };
    return Promise.resolve(ownJson({ answer: empty, coverage: [], provenance: [] }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NuqsTestingAdapter searchParams="?search=abx" hasMemory>
        {table()}
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/match “abx”/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search banners' }), '{Backspace}');
  await waitFor(() => expect(screen.queryByText(/match “/)).toBeNull());
});
