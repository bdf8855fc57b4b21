import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EventStrip, StripKey } from '@/components/overview/event-strip';

/** Places of the bars with this opacity, and their heights. */
function barsOf(container: HTMLElement, opacity: string | null) {
  const path = [...container.querySelectorAll('path[stroke="var(--off-target)"]')].find(
    (bars) => bars.getAttribute('opacity') === opacity,
  );
  return [...(path?.getAttribute('d') ?? '').matchAll(/M([\d.]+) 16v-([\d.]+)/g)].map(([, x, height]) => [
    Math.floor(Number(x) / 5.5),
    Number(height),
  ]);
}

it('names the bad days of the last 14, known or not', () => {
  render(<EventStrip strip={`bbbb${'g'.repeat(8)}--bbbb`} age={4} />);
  expect(screen.getByRole('img', { name: 'Bad on 4 of the last 14 days' })).toBeDefined();
});

it('draws good days of an event as gaps, and days that were bad in part as lower bars', () => {
  const { container } = render(<EventStrip strip={`${'g'.repeat(8)}bb5g3b`} age={6} />);
  expect(barsOf(container, null)).toEqual([
    [8, 12],
    [9, 12],
    [10, 6],
    [12, 3.6],
    [13, 12],
  ]);
  expect(screen.getByRole('img', { name: 'Bad on 5 of the last 14 days, on 2 of them in part' })).toBeDefined();
});

it('draws bad days before the first one pale, because they are of an event that ended', () => {
  const { container } = render(<EventStrip strip={`bb${'g'.repeat(11)}b`} age={1} />);
  expect(barsOf(container, '0.4')).toEqual([
    [0, 12],
    [1, 12],
  ]);
  expect(barsOf(container, null)).toEqual([[13, 12]]);
  expect(screen.getByRole('img', { name: 'Bad on 1 of the last 14 days, and on 2 before, which ended' })).toBeDefined();
});

it('draws all bars in full if the first day is out of sight', () => {
  const { container } = render(<EventStrip strip={'b'.repeat(14)} age={Number.POSITIVE_INFINITY} />);
  expect(barsOf(container, '0.4')).toEqual([]);
  expect(barsOf(container, null)).toHaveLength(14);
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

it('explains the star and each kind of bar', () => {
  const { container } = render(<StripKey />);
  expect(container).toHaveTextContent('★ power, counts twicebadin partgoodno datafirst dayearlier, ended');
});
