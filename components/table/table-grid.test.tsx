import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TableGrid } from '@/components/table/table-grid';
import { integerColumn, textColumn } from '@/components/table/test-columns';
import { useGridTable } from '@/components/table/use-grid-table';

interface Item {
  name: string;
  count: number;
}

const COLUMNS = [
  integerColumn<Item>({ id: 'count', header: 'Count', value: (row) => row.count }),
  textColumn<Item>({ id: 'name', header: 'Name', pinned: true, value: (row) => row.name }),
  textColumn<Item>({ id: 'note', header: 'Note', hidden: true, value: () => null }),
];
const PREFERENCES = 'endcap.table.items';

function Grid() {
  const [sort, setSort] = useState('');
  const { table, shown } = useGridTable({ name: 'items', columns: COLUMNS, sort, onSort: setSort });
  const rowAt = (count: number) => ({ name: `Item ${count}`, count });
  return (
    <>
      <output>{sort || 'first order'}</output>
      <TableGrid
        table={table}
        shown={shown}
        rows={{ total: 500, rowAt, isStale: false, version: sort }}
        label="Items"
        onOpen={undefined}
        isSelected={undefined}
      />
    </>
  );
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const readPreferences = () => JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');

afterEach(() => localStorage.clear());

it('renders the first 30 rows on the server', () => {
  const html = renderToString(<Grid />);
  for (const index of [0, 29]) expect(html).toContain(`Item ${index}<`);
  expect(html).not.toContain('Item 100<');
});

it('leaves the page where it is scrolled to when it mounts', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<Grid />);
  expect(scrollTo).not.toHaveBeenCalled();
  scrollTo.mockRestore();
});

it('shows pinned columns first and optional ones only on request', () => {
  render(<Grid />);
  expect(headers()).toEqual(['Name', 'Count']);
});

it('applies preferences that are stored in the browser', () => {
  const preferences = { visible: { note: true, name: false }, pinned: ['note'], widths: { count: 40, note: 900 } };
  localStorage.setItem(PREFERENCES, JSON.stringify(preferences));
  render(<Grid />);
  expect(headers()).toEqual(['Note', 'Count']);
  expect(screen.getByRole('grid').parentElement?.style.getPropertyValue('--cols')).toBe('min(900px, 44vw) 40px 1fr');
});

it.each([
  ['Count', ['count.desc', 'count.asc', 'first order']],
  ['Name', ['name.asc', 'name.desc', 'first order']],
])('sorts by %s in the order of its kind and restores the first order at the third press', async (name, orders) => {
  const user = userEvent.setup();
  render(<Grid />);
  const header = screen.getByRole('columnheader', { name });
  for (const order of orders) {
    await user.click(within(header).getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent(order);
  }
});

it('resizes a column from its width on screen, and restores its own by a double click', async () => {
  render(<Grid />);
  const handle = screen.getByRole('columnheader', { name: 'Count' }).querySelector('.cursor-col-resize') as Element;
  fireEvent.mouseDown(handle, { clientX: 500 });
  fireEvent.mouseMove(document, { clientX: 400 });
  fireEvent.mouseUp(document, { clientX: 400 });
  // The test's layout is 800 pixels wide everywhere.
  await waitFor(() => expect(readPreferences()).toEqual({ widths: { count: 700 } }));
  fireEvent.doubleClick(handle);
  expect(readPreferences()).toEqual({ widths: {} });
});

it('resizes a column by Shift and arrows on its header', async () => {
  const user = userEvent.setup();
  render(<Grid />);
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(readPreferences()).toEqual({ widths: { count: 112 } });
});
