import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainTable } from '@/components/ui/plain-table';

it('names rows by their first cell, and allows columns of the same name', () => {
  render(
    <PlainTable
      label="Prices"
      columns={[
        { name: 'Figure', kind: 'text', cell: ([name]) => name },
        { key: 'base', name: 'Soap', kind: 'number', cell: ([, base]) => base },
        { key: 'benchmark', name: 'Soap', kind: 'number', cell: ([, , benchmark]) => benchmark },
      ]}
      rows={[
        ['Price', '1.99', '2.49'],
        ['Depth', '0%', '10%'],
      ]}
      keyOf={([name = '']) => name}
    />,
  );
  const table = screen.getByRole('table', { name: 'Prices' });
  expect(within(table).getAllByRole('columnheader', { name: 'Soap' })).toHaveLength(2);
  const row = within(table).getByRole('row', { name: 'Depth 0% 10%' });
  expect(within(row).getByRole('rowheader', { name: 'Depth' })).toBeInTheDocument();
  expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('10%');
});
