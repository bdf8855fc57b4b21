import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeatKey, StripPaths } from '@/components/price-competition/heat-strip';

/** What is drawn of a bucket, without where it stands. */
function drawn(letter: string): string {
  const { container } = render(
    <svg aria-hidden="true">
      <StripPaths strip={letter} />
    </svg>,
  );
  const paths = [...container.querySelectorAll('path')].filter((path) => path.getAttribute('d'));
  return paths.map((path) => `${path.getAttribute('d')} ${path.getAttribute('fill')}`).join();
}

it('no index, nothing published, failed and not collected are four drawings, and none is that of a verdict', () => {
  const all = ['-', 'e', 'x', 'm', 'o', 'n', 'a', 'b', 'A', 'B'].map(drawn);
  expect(new Set(all).size).toBe(10);
  expect(all.every((one) => one !== '')).toBe(true);
});

it('the key says each of them', () => {
  render(<HeatKey />);
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['no index', 'nothing published', 'failed', 'not collected']));
});
