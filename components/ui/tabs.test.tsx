import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from '@/components/ui/tabs';

it('shows known counts and only the selected panel', async () => {
  const onChange = vi.fn();
  const tabs = [
    { value: 'all', label: 'Gallery', content: <p>pictures</p> },
    { value: 'changes', label: 'Changes', count: 17, content: <p>rows</p> },
    { value: 'runs', label: 'Run lengths', count: null, content: <p>strips</p> },
  ];
  render(<Tabs label="Views" tabs={tabs} value="changes" onChange={onChange} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Gallery',
    'Changes 17',
    'Run lengths',
  ]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('rows');
  screen.getByRole('tab', { name: 'Changes 17' }).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('runs');
});

it('leaves Back by Alt and the left arrow to the browser', () => {
  const tabs = ['a', 'b'].map((value) => ({ value, label: value, content: null }));
  render(<Tabs label="Views" tabs={tabs} value="a" onChange={vi.fn()} />);
  const [tab] = screen.getAllByRole('tab');
  expect(fireEvent.keyDown(tab as HTMLElement, { key: 'ArrowLeft', altKey: true })).toBe(true);
});
