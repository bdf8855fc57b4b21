import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axisOf, onAxis } from '@/components/chart/day-axis';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { Sparkline } from '@/components/chart/sparkline';

it('hatches days that are not collected and does not count them', () => {
  render(<DayStrip strip="ss-am" />);
  const strip = screen.getByRole('img', { name: 'Seen on 2 of 4 collected days, 1 not collected' });
  expect([...strip.children].map((day) => day.classList.contains('hatch'))).toEqual([false, false, true, false, false]);
});

it('distinguishes days not published, failed and not collected, in drawing and label', () => {
  render(<DayStrip strip="snx-u" />);
  const strip = screen.getByRole('img', {
    name: 'Seen on 1 of 1 collected days, 1 nothing published, 1 failed, 1 not collected, 1 not checked',
  });
  expect(new Set([...strip.children].map((day) => day.className)).size).toBe(5);
});

it('aligns strips of one axis, and leaves days outside a strip out of its label', () => {
  const axis = { from: '2026-05-30', to: '2026-06-02' };
  expect(onAxis('sm', '2026-06-01', axis)).toBe('  sm');
  expect(onAxis('mmsss', '2026-05-28', axis)).toBe('sss ');
  expect(onAxis('s', '2026-06-03', axis)).toBe('    ');
  render(<DayStrip strip="  sm" />);
  const strip = screen.getByRole('img', { name: 'Seen on 1 of 2 collected days' });
  expect(strip.children).toHaveLength(4);
});

const between = (from: string, to: string) => ({ from, to });

it.each([
  ['as long as the bookings', [between('2026-06-03', '2026-06-20')], '2026-06-03', '2026-06-20'],
  [
    'of the last days before the day shown and a week after it',
    [between('2026-01-01', '2026-12-31')],
    '2026-06-09',
    '2026-07-06',
  ],
  ['of the last bookings where all have ended', [between('2026-01-01', '2026-05-31')], '2026-05-04', '2026-05-31'],
  ['of the next days if all are upcoming', [between('2026-08-01', '2026-12-31')], '2026-08-01', '2026-08-28'],
  ['of the day shown where nothing is booked', [], '2026-06-29', '2026-06-29'],
])('shared days of strips: %s', (_, spans, from, to) => {
  expect(axisOf(spans, '2026-06-29', 28)).toEqual({ from, to });
});

it('explains the signs in use in its legend', () => {
  render(<StripLegend letters="s-" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['seen', 'not collected']);
});

it('draws a small change small, on a scale of a minimum length', () => {
  const { container } = render(<Sparkline values={[0.95, 0.97]} minSpan={0.1} label="In stock" />);
  expect(container.querySelector('path')).toHaveAttribute('d', 'M3.00 17.40L97.00 12.60');
});

it('draws sparklines of one axis to the same scale', () => {
  const endOf = (values: number[]) => {
    const { container } = render(<Sparkline values={values} axis={[0, 4]} label="Share" />);
    return container.querySelector('path')?.getAttribute('d')?.split(' ').at(-1);
  };
  expect(endOf([1, 2])).toBe('15.00');
  expect(endOf([4, 2])).toBe('15.00');
  expect(endOf([2, 4])).toBe('3.00');
});

it('breaks a sparkline at days without a value, and dashes its target', () => {
  const { container } = render(<Sparkline values={[1, 2, null, 3, 1]} target={2} label="Share" />);
  const [line] = container.querySelectorAll('path');
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(container.querySelector('line')).toHaveAttribute('stroke-dasharray');
  render(<Sparkline values={[null, 2, null]} label="One day" />);
  expect(screen.queryByRole('img', { name: 'One day' })).not.toBeInTheDocument();
});
