import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DatePicker } from '@/components/ui/date-picker';

function show(props: Partial<Parameters<typeof DatePicker>[0]> = {}) {
  const onChange = vi.fn();
  render(<DatePicker label="Day" value="2026-06-15" onChange={onChange} {...props} />);
  return { user: userEvent.setup(), onChange };
}

it('steps over days on which nothing was published', async () => {
  const days = ['2026-06-13', '2026-06-14', '2026-06-16'].map((day) => ({ day, state: 'no_data' as const }));
  const { user, onChange } = show({ days, max: '2026-06-17' });
  await user.click(screen.getByRole('button', { name: 'Day before' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-06-12');
  await user.click(screen.getByRole('button', { name: 'Day after' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-06-17');
});

it('has no day after if nothing was published after the day', () => {
  show({ days: [{ day: '2026-06-16', state: 'no_data' }], max: '2026-06-16' });
  expect(screen.getByRole('button', { name: 'Day after' })).toBeDisabled();
});

it('names the day on screen while the chosen day loads', () => {
  show({ shown: '2026-06-14' });
  const day = screen.getByRole('button', { name: 'Day: Mon 15 Jun 2026, still showing Sun 14 Jun 2026' });
  expect(day).toHaveTextContent('14 Jun → 15 Jun');
});

it('focuses the chosen day when the calendar opens, and moves by arrow keys', async () => {
  const { user, onChange } = show();
  await user.click(screen.getByRole('button', { name: 'Day: Mon 15 Jun 2026' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '15 Jun 2026' })).toHaveFocus());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-06-08');
});
