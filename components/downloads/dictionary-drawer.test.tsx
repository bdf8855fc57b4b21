import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DictionaryDrawer } from '@/components/downloads/dictionary-drawer';

async function show() {
  render(<DictionaryDrawer onClose={vi.fn()} initialDataset="price" />);
  return { user: userEvent.setup(), table: () => screen.findByRole('table') };
}

it('lists the columns of one dataset with type, unit and meaning', async () => {
  const { table } = await show();
  const row = within(await table()).getByRole('row', { name: /^product_price ?number/ });
  expect(row).toHaveTextContent('product_price' + 'number · amount, currency unknown' + 'current price');
  expect(within(await table()).queryByRole('row', { name: /rating_count/ })).not.toBeInTheDocument();
});

it('searches the columns of all datasets', async () => {
  const { user, table } = await show();
  await user.type(
    await screen.findByRole('textbox', { name: 'Search the columns of all datasets' }),
    'REVIEW language',
  );
  const [, ...rows] = within(await table()).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['review_languagetext']);
  await user.type(screen.getByRole('textbox'), 'x');
  expect(await screen.findByText(/^No column matches “REVIEW languagex”/)).toBeInTheDocument();
});

it('offers the dictionary of all datasets as a workbook', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Excel, all datasets' })).toHaveAttribute(
    'href',
    '/api/downloads/dictionary',
  );
});
