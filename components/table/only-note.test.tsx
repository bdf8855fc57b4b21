import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/components/layout/test-page';
import { OnlyNote } from '@/components/table/only-note';

it('leaves print to the restrictions that tables print themselves', () => {
  renderPage(<OnlyNote rows={['1', '2', '3']} noun="competition" onClear={vi.fn()} />);
  expect(screen.getByText('Only 3 competitions of the link')).toHaveClass('no-print');
});
