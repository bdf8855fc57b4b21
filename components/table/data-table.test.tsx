import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moneyColumn, textColumn } from '@/components/table/columns';
import { DataTable } from '@/components/table/data-table';

interface Offer {
  name: string;
  price: number | null;
}

const COLUMNS = [
  textColumn<Offer>({ id: 'name', header: 'Product', pinned: true, value: (row) => row.name }),
  moneyColumn<Offer>({ id: 'price', header: 'Price', value: (row) => row.price, currency: () => 'EUR' }),
];
const ROWS: Offer[] = Array.from({ length: 5000 }, (_, index) => ({
  name: `Cream ${index}`,
  price: index % 100 === 7 ? null : index,
}));

function show(searchParams = '', onRowClick = vi.fn(), rows = ROWS) {
  const onUrlUpdate = vi.fn();
  render(
    <NuqsTestingAdapter searchParams={searchParams} onUrlUpdate={onUrlUpdate} hasMemory>
      <DataTable name="t" label="Offers" noun="offer" columns={COLUMNS} rows={rows} onRowClick={onRowClick} />
    </NuqsTestingAdapter>,
  );
  return { user: userEvent.setup(), onRowClick, onUrlUpdate, grid: screen.getByRole('grid', { name: 'Offers' }) };
}

const names = () => screen.getAllByRole('gridcell', { name: /^Cream/ }).map((cell) => cell.textContent);

afterEach(() => localStorage.clear());

describe('a table of rows in the browser', () => {
  it('renders only the visible rows, and shows the total', () => {
    const { grid } = show();
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    expect(grid).toHaveAttribute('aria-rowcount', '5001');
    expect(screen.getByText('5,000 offers')).toBeInTheDocument();
  });

  it('sorts the whole set from the URL, null last in both directions', () => {
    show('?t_sort=price.desc');
    expect(names()[0]).toBe('Cream 4999');
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('searches the whole set and shows the number of matches', async () => {
    const { user } = show();
    await user.type(screen.getByRole('textbox', { name: 'Search offers' }), 'cream 4321');
    expect(await screen.findByText('1 of 5,000 offers')).toBeInTheDocument();
    expect(names()).toEqual(['Cream 4321']);
  });

  it('shows a message instead of a header without rows', () => {
    show('', vi.fn(), []);
    expect(screen.getByText('There are no offers.')).toBeInTheDocument();
  });

  it('offers to clear a search without matches', async () => {
    const { user } = show('?t_q=nothing');
    expect(screen.getByText('No offers match “nothing”.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('5,000 offers')).toBeInTheDocument();
  });

  it('is one tab stop: arrows move inside, Enter sorts by a header and opens a row', async () => {
    const { user, grid, onRowClick, onUrlUpdate } = show();
    grid.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onUrlUpdate.mock.lastCall?.[0].searchParams.get('t_sort')).toBe('price.desc');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onRowClick).toHaveBeenLastCalledWith(ROWS[4998]);
    expect(grid).toHaveFocus();
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('4,998.00');
  });

  it('hides a column and stores the choice', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Price' }));
    expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
    expect(localStorage.getItem('endcap.table.t')).toContain('"price":false');
  });

  it('moves a column by a button or by Alt and an arrow, and stores the order', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Pin Price' }));
    const headers = () =>
      within(screen.getByRole('grid', { hidden: true })).getAllByRole('columnheader', { hidden: true });
    expect(headers().map(({ textContent }) => textContent)).toEqual(['Product', 'Price']);
    await user.click(screen.getByRole('button', { name: 'Move Price up' }));
    expect(headers().map(({ textContent }) => textContent)).toEqual(['Price', 'Product']);
    expect(screen.getByRole('status')).toHaveTextContent('Price: column 1 of 2');
    expect(screen.getByRole('button', { name: 'Move Price up' })).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(headers().map(({ textContent }) => textContent)).toEqual(['Product', 'Price']);
    expect(JSON.parse(localStorage.getItem('endcap.table.t') ?? '').order).toEqual(['name', 'price']);
  });
});
