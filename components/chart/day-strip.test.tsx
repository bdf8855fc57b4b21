import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { Sparkline } from '@/components/chart/sparkline';

it('a strip leaves days that nobody collected out of its count, and hatches them', () => {
  render(<DayStrip strip="ss-am" />);
  const strip = screen.getByRole('img', { name: 'Seen on 2 of 4 collected days, 1 not collected' });
  expect([...strip.children].map((day) => day.classList.contains('hatch'))).toEqual([false, false, true, false, false]);
});

it('a strip draws and says apart what nobody published, what failed and what nobody collected', () => {
  render(<DayStrip strip="snx-" />);
  const strip = screen.getByRole('img', {
    name: 'Seen on 1 of 1 collected days, 1 nothing published, 1 failed, 1 not collected',
  });
  expect(new Set([...strip.children].map((day) => day.className)).size).toBe(4);
});

it('its legend explains the signs that stand there', () => {
  render(<StripLegend letters="s-" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['seen', 'not collected']);
});

it('a sparkline breaks where a day has no value, and dashes its target', () => {
  const { container } = render(<Sparkline values={[1, 2, null, 3, 1]} target={2} label="Share" />);
  const [line] = container.querySelectorAll('path');
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(container.querySelector('line')).toHaveAttribute('stroke-dasharray');
  render(<Sparkline values={[null, 2, null]} label="One day" />);
  expect(screen.queryByRole('img', { name: 'One day' })).not.toBeInTheDocument();
});
