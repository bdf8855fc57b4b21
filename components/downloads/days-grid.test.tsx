import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DaysGrid } from '@/components/downloads/days-grid';
import { dayWith, filesWith } from '@/components/downloads/test-files';

function show() {
  const onSelect = vi.fn();
  const day = dayWith({ 5: 'c' });
  render(
    <DaysGrid
      files={filesWith({ rating: [day, day, day], price: [day, day, day] })}
      selection={{ datasets: ['price'], from: '2026-11-15', to: '2026-11-16', hours: 'expected' }}
      open={{ dataset: 'rating', date: '2026-11-15' }}
      onSelect={onSelect}
    />,
  );
  return { user: userEvent.setup(), onSelect };
}

it('marks the chosen days', () => {
  show();
  const selectedCells = screen.getAllByRole('gridcell', { selected: true });
  expect(selectedCells.map((cell) => cell.dataset.cell)).toEqual(['price/2026-11-15', 'price/2026-11-16']);
});

it('is one Tab stop, and chooses by keyboard', async () => {
  const { user, onSelect } = show();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('gridcell', { name: /^price, Mon 16 Nov/ })).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await user.keyboard(' ');
  const day = { dataset: 'price', date: '2026-11-16' };
  expect(onSelect).toHaveBeenLastCalledWith(day, day);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(onSelect).toHaveBeenLastCalledWith(day, { dataset: 'price', date: '2026-11-17' });
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('chooses a range by dragging', () => {
  const { onSelect } = show();
  const from = screen.getByRole('gridcell', { name: /^rating, Sun 15/ });
  const to = screen.getByRole('gridcell', { name: /^price, Tue 17/ });
  fireEvent.pointerDown(from, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerOver(to);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(6);
  fireEvent.pointerUp(to);
  expect(onSelect.mock.calls).toEqual([
    [
      { dataset: 'rating', date: '2026-11-15' },
      { dataset: 'price', date: '2026-11-17' },
    ],
  ]);
});

it('keeps the chosen days if Escape ends a drag', () => {
  const { onSelect } = show();
  const from = screen.getByRole('gridcell', { name: /^rating, Sun 15/ });
  fireEvent.pointerDown(from, { button: 0, pointerType: 'mouse' });
  fireEvent.keyDown(from, { key: 'Escape' });
  fireEvent.pointerUp(screen.getByRole('gridcell', { name: /^price, Tue 17/ }));
  expect(onSelect).not.toHaveBeenCalled();
});

it('shows a small size with the decimals that tell it from zero', () => {
  const sizes = [0.6e6, 27_000, 0, null];
  const files = filesWith(Object.fromEntries(sizes.map((_, index) => [`set${index}`, [dayWith({ 5: 'c' })]])));
  const datasets = files.datasets.map((dataset, index) => ({
    ...dataset,
    days: dataset.days.map((day) => ({ ...day, bytes: sizes[index] ?? null })),
  }));
  const day = { dataset: 'set0', date: '2026-11-15' };
  const selection = { datasets: [], from: '2026-11-15', to: '2026-11-15', hours: 'expected' } as const;
  render(<DaysGrid files={{ ...files, datasets }} selection={selection} open={day} onSelect={() => undefined} />);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => row.querySelector('td:nth-last-child(2)')?.textContent)).toEqual([
    '0.6',
    '0.03',
    '0.0',
    '—',
  ]);
});
