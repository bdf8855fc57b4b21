import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FilterControl } from '@/components/layout/filter-values';
import { Filters } from '@/components/layout/filters';

function show(values: Partial<Record<'brand' | 'own', string[]>> = {}) {
  const onChange = vi.fn();
  const onClear = vi.fn();
  const filters: FilterControl[] = [
    {
      name: 'brand',
      label: 'Brand',
      options: [
        { value: 'Velquin', label: 'Velquin', count: 232 },
        { value: 'Brumella', label: 'Brumella', count: 157 },
        ...['Półeczka', ...'abcdefg'].map((value) => ({ value, label: value, count: 1 })),
      ],
      value: values.brand ?? [],
      onChange: (value) => onChange('brand', value),
    },
    {
      name: 'own',
      label: 'Own or competitor',
      options: [{ value: 'own', label: 'Own', count: 3 }],
      value: values.own ?? [],
      onChange: (value) => onChange('own', value),
      single: true,
    },
  ];
  render(<Filters filters={filters} onClear={onClear} />);
  return { user: userEvent.setup(), onChange, onClear };
}

describe('the filters of a page', () => {
  it('are offered with their counts, and chosen values are added', async () => {
    const { user, onChange } = show({ own: ['own'] });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('button', { name: 'Brand 10 values' }));
    expect(await screen.findByText('232')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Brumella' }));
    expect(onChange).toHaveBeenLastCalledWith('brand', ['Brumella']);
  });

  it('find values without case and accents', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('button', { name: /^Brand/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Find in “Brand”' }), 'POLECZKA');
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual(['Półeczka1']);
  });

  it('keep a value that the day does not have, until it is taken off', async () => {
    const { user, onChange } = show({ brand: ['Gone'] });
    expect(screen.getByRole('button', { name: 'Brand Gone' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Brand: Gone' }));
    expect(onChange).toHaveBeenLastCalledWith('brand', []);
  });

  it('are listed behind one button where several are in use, each with its values', async () => {
    const { user, onChange } = show({ brand: ['Velquin', 'Brumella'], own: ['own'] });
    await user.click(screen.getByRole('button', { name: 'Filters 2' }));
    const used = await screen.findByRole('list', { name: 'Filters in use' });
    expect(used).toHaveTextContent('BrandVelquin, BrumellaOwn or competitorOwn');
    await user.click(screen.getByRole('button', { name: 'Remove Brand: Velquin, Brumella' }));
    expect(onChange).toHaveBeenLastCalledWith('brand', []);
    await user.click(screen.getByRole('button', { name: /^Own or competitor/ }));
    expect(await screen.findByText('3')).toBeInTheDocument();
  });

  it('are cleared at once where there are several', async () => {
    const { user, onClear } = show({ brand: ['Velquin'], own: ['own'] });
    await user.click(screen.getByRole('button', { name: 'Filters 2' }));
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});

it('shows that a filter has more values than are listed, and no number of rows where it is unknown', async () => {
  const listed = Array.from({ length: 200 }, (_, index) => ({ value: `${index}`, label: `Brand ${index}`, count: 7 }));
  const options = [...listed, { value: 'Rare', label: 'Rare', count: undefined }];
  const onChange = () => undefined;
  const filters = [
    { name: 'brand', label: 'Brand', options: listed, value: [], onChange },
    { name: 'retailer', label: 'Retailer', options, value: ['Rare'], onChange },
  ];
  render(<Filters filters={filters} find={{ onFind: onChange, pending: false }} onClear={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await screen.findByRole('button', { name: 'Brand 200+ values' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Retailer Rare' }));
  const [first] = await screen.findAllByRole('checkbox');
  expect(first?.closest('li')?.textContent).toBe('Rare');
  await user.type(screen.getByRole('textbox', { name: 'Find in “Retailer”' }), 'brand 19');
  expect(screen.queryByRole('checkbox', { name: 'Rare' })).not.toBeInTheDocument();
});

/** Filters that keep what is selected, as a page does. */
function PageFilters() {
  const [values, setValues] = useState<Record<string, string[]>>({ brand: ['Velquin'], retailer: [] });
  const filters = ['brand', 'retailer'].map((name) => ({
    ...{ name, label: name, value: values[name] ?? [] },
    options: ['Velquin', 'Korbina', 'Plazora'].map((value) => ({ value, label: value })),
    onChange: (value: string[]) => setValues({ ...values, [name]: value }),
  }));
  return <Filters filters={filters} onClear={() => setValues({})} />;
}

it('keeps the values of a second filter open while they are selected', async () => {
  render(<PageFilters />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('button', { name: /^retailer/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Korbina' }));
  await user.click(screen.getByRole('checkbox', { name: 'Plazora' }));
  expect(screen.getByRole('checkbox', { name: 'Plazora' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Korbina' })).toBeChecked();
});
