import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProblemStrip } from '@/components/overview/problem-strip';

it('names the bad days of the last 14, known or not', () => {
  render(<ProblemStrip strip={`bbbb${'g'.repeat(8)}--bbbb`} />);
  expect(screen.getByRole('img', { name: 'Bad on 4 of the last 14 days' })).toBeDefined();
});
