import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { rove } from '@/components/ui/rove';
import { Segmented } from '@/components/ui/segmented';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

const attach = (group: HTMLElement | null) => (group ? rove(group, 'horizontal') : undefined);

function Group({ hasFilter = true }: { hasFilter?: boolean }) {
  return (
    <>
      <button type="button">before</button>
      <div role="toolbar" ref={attach}>
        <button type="button">Compare</button>
        {hasFilter ? <button type="button">Filter</button> : null}
        <button type="button" disabled>
          Refresh
        </button>
        <Segmented label="Step" options={options} value="day" onChange={() => undefined} />
        <a href="/collection">Collection</a>
        <input aria-label="Search" defaultValue="soap" />
        <input aria-label="Amount" type="number" />
      </div>
      <button type="button">after</button>
    </>
  );
}

const focusedText = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

it('has one Tab stop for its controls, and one for a field that needs the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Group />);
  const stops: unknown[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await user.tab();
    stops.push(focusedText());
  }
  expect(stops).toEqual(['before', 'Compare', 'Amount', 'after']);
});

it('reaches every enabled control with arrow keys, and returns to the last one', async () => {
  const user = userEvent.setup();
  render(<Group />);
  screen.getByRole('button', { name: 'Compare' }).focus();
  const reached: unknown[] = [];
  for (let step = 0; step < 5; step += 1) {
    await user.keyboard('{ArrowRight}');
    reached.push(focusedText());
  }
  expect(reached).toEqual(['Filter', 'Day', 'Week', 'Collection', 'Search']);
  screen.getByRole('button', { name: 'Compare' }).focus();
  await user.keyboard('{Home}{ArrowRight}{End}');
  expect(focusedText()).toBe('Search');
  await user.tab({ shift: true });
  expect(focusedText()).toBe('before');
  await user.tab();
  expect(focusedText()).toBe('Search');
});

it('leaves a text field only at the end of its text', async () => {
  const user = userEvent.setup();
  render(<Group />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  field.focus();
  field.setSelectionRange(1, 1);
  await user.keyboard('{ArrowLeft}');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(focusedText()).toBe('Collection');
});

it('keeps a Tab stop when the current control goes away', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Group />);
  screen.getByRole('button', { name: 'Filter' }).focus();
  screen.getByRole('button', { name: 'before' }).focus();
  rerender(<Group hasFilter={false} />);
  await new Promise(requestAnimationFrame);
  await user.tab();
  expect(focusedText()).toBe('Compare');
});
