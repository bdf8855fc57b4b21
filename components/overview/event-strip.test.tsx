import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EventStrip } from '@/components/overview/event-strip';

it('names the bad days of the last 14, known or not', () => {
  render(<EventStrip strip={`bbbb${'g'.repeat(8)}--bbbb`} age={4} />);
  expect(screen.getByRole('img', { name: 'Bad on 4 of the last 14 days' })).toBeDefined();
});

it('marks the first day if it is in sight', () => {
  const marks = (age: number) => {
    const { container } = render(<EventStrip strip={`${'g'.repeat(27)}b`} age={age} />);
    return [...container.querySelectorAll('path[fill="var(--ink)"]')].map(
      (mark) => mark.getAttribute('d')?.split(' ')[0],
    );
  };
  expect(marks(1)).toEqual(['M71.5']);
  expect(marks(14)).toEqual(['M0']);
  expect(marks(15)).toEqual([]);
});
