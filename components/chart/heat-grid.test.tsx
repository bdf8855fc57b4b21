import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HeatGrid, type HeatGridRow } from '@/components/chart/heat-grid';

const row = (onOpen: () => void): HeatGridRow => ({
  key: 'soap Velquin',
  name: 'soap ★',
  detail: 'Velquin',
  label: 'soap, Velquin: 1 of 2 targets missed',
  facts: ['1 of 2'],
  cells: [
    { key: 'de', where: 'Korbina DE', text: '+2.0 ●', tone: 'met', words: () => 'target met' },
    { key: 'fr', where: 'Halvéo FR', text: '-3.0 ▼', tone: 'missed', words: () => 'target missed', onOpen },
  ],
});
const COLUMNS = [
  { key: 'de', name: 'Korbina DE' },
  { key: 'fr', name: 'Halvéo FR' },
];

it('labels a row for screen readers and opens a cell by keyboard', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  render(<HeatGrid label="Scores" header="Keyword" columns={COLUMNS} facts={['Missed']} rows={[row(onOpen)]} />);
  screen.getByRole('button', { name: 'soap, Velquin: 1 of 2 targets missed' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getAllByText('Halvéo FR: target missed').length).toBeGreaterThan(0);
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
});

it('shows columns as text', () => {
  render(<HeatGrid label="Scores" header="Keyword" columns={COLUMNS} facts={['Missed']} rows={[row(vi.fn())]} />);
  expect(screen.queryByRole('button', { name: 'Korbina DE' })).toBeNull();
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
});

it('shows a text on hover, which its column may cut off', () => {
  const facts = [{ name: 'Brand', width: 5 }, 'Missed'];
  const rows = [{ ...row(vi.fn()), facts: ['Velquin Naturals', '1 of 2'] }];
  render(<HeatGrid label="Scores" header="Keyword" columns={COLUMNS} facts={facts} rows={rows} />);
  expect(screen.getByTitle('Velquin Naturals')).toHaveTextContent('Velquin Naturals');
});
