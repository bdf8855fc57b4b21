import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/components/layout/test-page';
import { noRowWords, OnlyNote } from '@/components/table/only-note';

it('leaves print to the restrictions that tables print themselves', () => {
  renderPage(<OnlyNote rows={['1', '2', '3']} noun="competition" onClear={vi.fn()} />);
  expect(screen.getByText('Only 3 competitions of the link')).toHaveClass('no-print');
});

it('explains a list without rows by the link that selects them, not by filters', () => {
  const linked = { rows: ['1'], noun: 'SKU', onClear: vi.fn() };
  expect(noRowWords([{ ...linked, rows: null }, linked])).toBe(
    'No SKU of the link is among those of this day that pass the filters.',
  );
  expect(noRowWords([{ ...linked, rows: null }])).toBeNull();
});
