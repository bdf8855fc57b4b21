import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Calendar } from '@/components/ui/calendar-parts';

function show(props: Partial<Parameters<typeof Calendar>[0]> = {}) {
  const onChange = vi.fn();
  const onSelect = vi.fn();
  render(<Calendar label="Day" value="2026-06-15" onChange={onChange} onSelect={onSelect} {...props} />);
  return { user: userEvent.setup(), onChange, onSelect };
}

it('returns the selected day', async () => {
  const { user, onChange, onSelect } = show();
  await user.click(screen.getByRole('button', { name: '1 Jun 2026' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-06-01');
  expect(onSelect).toHaveBeenCalledOnce();
});

it('includes the collection state in the label of a day', () => {
  show({
    days: [
      { day: '2026-06-01', state: 'complete' },
      { day: '2026-06-02', state: 'failed' },
    ],
  });
  expect(screen.getByRole('button', { name: '1 Jun 2026, collected' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2 Jun 2026, failed' })).toBeInTheDocument();
  expect(screen.getByText('● collected · × failed')).toBeInTheDocument();
});

it('disables days after the last one', () => {
  show({ max: '2026-06-20' });
  expect(screen.getByRole('button', { name: '20 Jun 2026' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '21 Jun 2026' })).toBeDisabled();
});

it('returns a typed day and stays open', () => {
  const { onChange, onSelect } = show();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2025-12-31' } });
  expect(onChange).toHaveBeenLastCalledWith('2025-12-31');
  expect(onSelect).not.toHaveBeenCalled();
});

it('keeps a typed day outside the limits in the field until the field loses the focus', () => {
  const { onChange } = show({ max: '2026-06-20' });
  const field = screen.getByLabelText('Day');
  // On the way to 30 May.
  fireEvent.change(field, { target: { value: '2026-06-30' } });
  expect(field).toHaveValue('2026-06-30');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '2026-05-30' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-05-30');
  fireEvent.change(field, { target: { value: '2026-06-30' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-06-15');
});
