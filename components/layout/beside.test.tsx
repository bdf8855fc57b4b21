import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Beside } from '@/components/layout/beside';

it('labels its side panel, and gives the main part the full width without one', () => {
  const { container, rerender } = render(
    <Beside side={<p>Booked</p>} label="What was booked">
      Cards
    </Beside>,
  );
  expect(screen.getByRole('complementary', { name: 'What was booked' })).toHaveTextContent('Booked');
  const grid = container.firstElementChild;
  const withSide = grid?.className;
  rerender(
    <Beside side={null} label="What was booked">
      Cards
    </Beside>,
  );
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(grid?.className).not.toBe(withSide);
});
