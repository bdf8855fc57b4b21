import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BookingDialog } from '@/components/banners/booking-dialog';
import { RequestProblem } from '@/lib/client/query/request-problem';

const NAMES = { retailers: ['Korbina DE'], pageTypes: ['HOME_PAGE'] };

async function paste(onAdd: () => Promise<void>) {
  const onOpenChange = vi.fn();
  render(<BookingDialog open onOpenChange={onOpenChange} names={NAMES} onAdd={onAdd} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('textbox'));
  await user.paste('Korbina DE\tHome\t1\t\t2026-06-07\t2026-06-11');
  await user.click(screen.getByRole('button', { name: 'Add 1' }));
  return onOpenChange;
}

it('closes once the pasted bookings are saved', async () => {
  let save = () => {};
  const onOpenChange = await paste(() => new Promise((resolve) => (save = resolve)));
  expect(onOpenChange).not.toHaveBeenCalled();
  save();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

it('keeps the pasted rows if they could not be saved, and states why', async () => {
  const problem = { code: 'internal', title: 'The store is not reachable.', retryable: true } as const;
  const onOpenChange = await paste(() => Promise.reject(new RequestProblem(problem)));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The bookings were not saved. The store is not reachable.',
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^Korbina DE/);
  expect(onOpenChange).not.toHaveBeenCalled();
});
