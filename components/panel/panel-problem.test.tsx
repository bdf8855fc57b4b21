import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { Problem } from '@/lib/contract/problem';

const PROBLEM: Problem = {
  code: 'rate_limited',
  title: 'The service asks to wait.',
  retryable: true,
  raw: 'Too many requests',
  upstreamStatus: 429,
};

it('shows the problem, a retry, and the message of the service under details', async () => {
  const retry = vi.fn();
  render(<PanelProblem problem={PROBLEM} onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The service asks to wait.');
  expect(screen.getByText(/Too many requests/)).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('offers no retry if a retry cannot help', () => {
  render(<PanelProblem problem={{ ...PROBLEM, retryable: false }} onRetry={vi.fn()} />);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
