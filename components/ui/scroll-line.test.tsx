import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollLine } from '@/components/ui/scroll-line';

afterEach(() => vi.restoreAllMocks());

/** Renders a line of 300 pixels in a box of 100. */
function show() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  const { container } = render(<ScrollLine role="tablist">tabs</ScrollLine>);
  const line = container.querySelector<HTMLElement>('[role=tablist]') as HTMLElement;
  const edges = () =>
    [...container.querySelectorAll('button')].map(({ className }) => /\b(start|end)-0\b/.exec(className)?.[1]);
  const scrollTo = (left: number) => {
    line.scrollLeft = left;
    fireEvent.scroll(line);
  };
  return { line, edges, scrollTo };
}

it('shows a button at each end with hidden content', () => {
  const { edges, scrollTo } = show();
  expect(edges()).toEqual(['end']);
  scrollTo(100);
  expect(edges()).toEqual(['start', 'end']);
  scrollTo(200);
  expect(edges()).toEqual(['start']);
});

it('shows no button if all content fits', () => {
  const { container } = render(<ScrollLine>tabs</ScrollLine>);
  expect(container.querySelector('button')).toBeNull();
});
